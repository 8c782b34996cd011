import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { useEffect, useRef } from 'react';

/** Says that it worked, in view but without taking the focus: the status region reads it out. */
export function SuccessMessage({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  // In braces: browsers answer with a promise, and React takes what an effect returns for its end.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <p
      ref={box}
      className="mt-6 flex scroll-my-24 gap-3 rounded-lg border border-green bg-moss p-4 font-semibold text-ink"
    >
      <Icon name="check" className="mt-0.5 size-6 text-green" />
      {text}
    </p>
  );
}
