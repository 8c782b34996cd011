/** Attributes of every link that leaves this tab. */
export const newTabAttributes = { target: '_blank', rel: 'noopener noreferrer' };

export interface NewTabHintProps {
  text?: string | undefined;
}

/** Tells screen readers, after the link's text, that it opens in a new tab. */
export function NewTabHint({ text = 'abre em nova aba' }: NewTabHintProps) {
  return (
    <>
      {/* Outside, because names are computed from trimmed parts. */}{' '}
      <span className="sr-only">({text})</span>
    </>
  );
}
