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

/** Third-party content that asks first: a local preview with a button, and a link out. */
export function Embed({ loaded, onLoad, className, ...content }: EmbedProps) {
  const isAskedFor = useRef(false);
  const [state, setState] = useState<FrameState>('loading');
  const load = () => {
    isAskedFor.current = true;
    setState('loading');
    onLoad();
  };
  const hasFrame = loaded && state !== 'failed';
  return (
    <figure className={className}>
      <div className="surface-moss relative grid aspect-video overflow-hidden rounded-lg border border-line">
        {hasFrame && state === 'here' ? null : (
          <EmbedPreview {...content} state={loaded ? state : undefined} onLoad={load} />
        )}
        {hasFrame ? (
          <EmbedFrame {...content} takesFocus={isAskedFor.current} {...{ state, setState }} />
        ) : null}
      </div>
      <figcaption className="mt-1">
        <LinkButton variant="quiet" icon={externalIcon} href={content.outUrl} newTab>
          {content.outLabel}
        </LinkButton>
      </figcaption>
    </figure>
  );
}

type FrameState = 'loading' | 'here' | 'failed';

type EmbedPreviewProps = Pick<EmbedProps, 'preview' | 'notice' | 'loadLabel'> & {
  onLoad(): void;
  /** Of the frame, once it was asked for. */
  state: FrameState | undefined;
};

function EmbedPreview({
  preview,
  notice = 'Este conteúdo vem de outro site, que pode usar cookies.',
  loadLabel,
  onLoad,
  state,
}: EmbedPreviewProps) {
  return (
    <>
      <div className="absolute inset-0 *:size-full [&_img]:size-full [&_img]:object-cover">
        {preview}
      </div>
      <div className="surface-paper relative m-3 max-w-md place-self-end justify-self-start rounded-lg border border-line p-4 shadow-raised noscript:hidden">
        <p role="status">{state ? stateTexts[state] : notice}</p>
        {state === 'loading' ? null : (
          <Button className="mt-3" icon={playIcon} onClick={onLoad}>
            {loadLabel}
          </Button>
        )}
      </div>
    </>
  );
}

const stateTexts: Record<FrameState, string> = {
  loading: 'Carregando…',
  here: '',
  failed: 'O outro site não respondeu. Tente de novo, ou abra pelo link abaixo.',
};

type EmbedFrameProps = Pick<EmbedProps, 'src' | 'title' | 'probe'> & {
  /** Where it replaces the button that had the focus. */
  takesFocus: boolean;
  state: FrameState;
  setState(state: FrameState): void;
};

/** Unseen until the third party's page is here. */
function EmbedFrame({ src, title, probe, takesFocus, state, setState }: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isHere = state === 'here';
  useEffect(() => {
    if (isHere && takesFocus) frame.current?.focus({ preventScroll: true });
  }, [isHere, takesFocus]);
  // The event comes for the browser's error page, too.
  const show = () => {
    if (!probe) return setState('here');
    const picture = new Image();
    picture.onload = () => setState('here');
    picture.onerror = () => setState('failed');
    picture.src = probe;
  };
  return (
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
  );
}
