import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { externalIcon, playIcon } from '../icons/icons.ts';

export interface EmbedProps {
  /** Whether the third party may be asked. Both come from `useEmbed(category)` of the runtime. */
  loaded: boolean;
  onLoad: () => void;
  /** What the embed shows, for screen readers: "Mapa: Av. Goiás, 1000". */
  title: string;
  src: string;
  /** A picture of the third party: where it does not come either, the frame holds an error page. */
  probe?: string | undefined;
  /** Local picture that fills the frame until then. */
  preview: ReactNode;
  /** On the button: "Carregar o mapa". */
  loadLabel: string;
  /** Why it is not there yet. */
  notice?: string | undefined;
  /** The same thing on the third party's own site, in a new tab. */
  outUrl: string;
  outLabel: string;
  className?: string | undefined;
}

const stateTexts = {
  loading: 'Carregando…',
  here: '',
  failed: 'O outro site não respondeu. Tente de novo, ou abra pelo link abaixo.',
};

/** Third-party content that asks first: a local preview with a button, and a link out. */
export function Embed(props: EmbedProps) {
  const { loaded, onLoad, title, src, probe, preview, loadLabel, notice, className } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const isAskedFor = useRef(false);
  const [state, setState] = useState<keyof typeof stateTexts>('loading');
  const isHere = loaded && state === 'here';
  const load = () => {
    isAskedFor.current = true;
    setState('loading');
    onLoad();
  };
  // The frame's `load` event also comes for the browser's error page.
  const show = () => {
    if (!probe) return setState('here');
    const picture = new Image();
    picture.onload = () => setState('here');
    picture.onerror = () => setState('failed');
    picture.src = probe;
  };
  useEffect(() => {
    // The button that had the focus is gone: the frame takes the focus.
    if (isHere && isAskedFor.current) frame.current?.focus({ preventScroll: true });
  }, [isHere]);
  return (
    <figure className={className}>
      <div className="surface-moss relative grid aspect-video overflow-hidden rounded-lg border border-line">
        {isHere ? null : (
          <>
            <div className="absolute inset-0 *:size-full [&_img]:size-full [&_img]:object-cover">
              {preview}
            </div>
            <div className="surface-paper relative m-3 max-w-md place-self-end justify-self-start rounded-lg border border-line p-4 shadow-raised noscript:hidden">
              <p role="status">{loaded ? stateTexts[state] : (notice ?? usualNotice)}</p>
              {loaded && state === 'loading' ? null : (
                <Button className="mt-3" icon={playIcon} onClick={load}>
                  {loadLabel}
                </Button>
              )}
            </div>
          </>
        )}
        {loaded && state !== 'failed' ? (
          <iframe
            ref={frame}
            src={src}
            title={title}
            onLoad={show}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            allow="encrypted-media; picture-in-picture; fullscreen"
            className={`absolute inset-0 size-full ${isHere ? '' : 'invisible'}`}
          />
        ) : null}
      </div>
      <figcaption className="mt-1">
        <LinkButton variant="quiet" icon={externalIcon} href={props.outUrl} newTab>
          {props.outLabel}
        </LinkButton>
      </figcaption>
    </figure>
  );
}

const usualNotice = 'Este conteúdo vem de outro site, que pode usar cookies.';
