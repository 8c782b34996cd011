import { useEffect, useRef } from 'react';

export interface EmbedFrameProps {
  src: string;
  title: string;
  /** Whether it stands in place of the button that had the focus. */
  takesFocus: boolean;
}

/** The third party's page, filling its parent. */
export function EmbedFrame({ src, title, takesFocus }: EmbedFrameProps) {
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
