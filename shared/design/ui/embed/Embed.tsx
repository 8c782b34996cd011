import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { externalIcon, playIcon } from '../icons/icons.ts';

export interface EmbedProps {
  /** Whether the third party may be asked. Both come from `useEmbed(category)` of the runtime. */
  loaded: boolean;
  /** The visitor wants to see this one. */
  onLoad: () => void;
  /** What the embed shows, for screen readers: "Mapa: Av. Goiás, 1000". */
  title: string;
  /** Address of the third party's page; nothing of it is asked for before `loaded`. */
  src: string;
  /** Local picture that fills the frame until then. */
  preview: ReactNode;
  /** Label of the button that loads it: "Carregar o mapa". */
  loadLabel: string;
  /** Why it is not there yet. */
  notice?: string | undefined;
  /** The same thing on the third party's own site, in a new tab. */
  outUrl: string;
  outLabel: string;
  className?: string | undefined;
}

/**
 * Third-party content that asks first: a local preview with a button to load it, and a link out.
 * Without JavaScript the preview and the link remain.
 */
export function Embed({ loaded, onLoad, className, ...content }: EmbedProps) {
  const isAskedFor = useRef(false);
  const load = () => {
    isAskedFor.current = true;
    onLoad();
  };
  return (
    <figure className={className}>
      <div className="surface-moss relative grid aspect-video overflow-hidden rounded-lg border border-line">
        {loaded ? (
          <EmbedFrame src={content.src} title={content.title} takesFocus={isAskedFor.current} />
        ) : (
          <EmbedPreview {...content} onLoad={load} />
        )}
      </div>
      <figcaption className="mt-1">
        <LinkButton variant="quiet" icon={externalIcon} href={content.outUrl} newTab>
          {content.outLabel}
        </LinkButton>
      </figcaption>
    </figure>
  );
}

type EmbedPreviewProps = Pick<EmbedProps, 'preview' | 'notice' | 'loadLabel' | 'onLoad'>;

function EmbedPreview({
  preview,
  notice = 'Este conteúdo vem de outro site, que pode usar cookies.',
  loadLabel,
  onLoad,
}: EmbedPreviewProps) {
  return (
    <>
      <div className="absolute inset-0 *:size-full [&_img]:size-full [&_img]:object-cover">
        {preview}
      </div>
      <div className="surface-paper relative m-3 max-w-md place-self-end justify-self-start rounded-lg border border-line p-4 shadow-raised noscript:hidden">
        <p className="text-sm">{notice}</p>
        <Button className="mt-3" icon={playIcon} onClick={onLoad}>
          {loadLabel}
        </Button>
      </div>
    </>
  );
}

/** The third party's page, filling its parent; `takesFocus` where it replaces the button that had it. */
function EmbedFrame({
  src,
  title,
  takesFocus,
}: Pick<EmbedProps, 'src' | 'title'> & { takesFocus: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="encrypted-media; picture-in-picture; fullscreen"
      className="absolute inset-0 size-full"
    />
  );
}
