import { useContext, useMemo } from 'react';
import { highlight } from './highlight.ts';
import { NeedlesContext } from './NeedlesContext.ts';

/** A text with what the search found in it marked. */
export function Marked({ text }: { text: string }) {
  const needles = useContext(NeedlesContext);
  const segments = useMemo(() => highlight(text, needles), [text, needles]);
  return segments.map((segment) =>
    segment.isMatch ? (
      <mark key={segment.start} className="rounded-sm bg-gold text-on-gold">
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  );
}
