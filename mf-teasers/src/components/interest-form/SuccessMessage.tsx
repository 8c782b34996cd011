import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { useEffect, useRef } from 'react';

/** Says that it worked, in view but without taking the focus: the status region reads it out. */
export function SuccessMessage({ text, next }: { text: string; next: string }) {
  const box = useRef<HTMLDivElement>(null);
  // In braces: browsers answer with a promise, and React takes what an effect returns for its end.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      className="mt-6 flex scroll-my-40 gap-3 rounded-lg border border-green bg-moss p-4 text-ink"
    >
      <Icon name="check" className="mt-0.5 size-6 text-green" />
      <div>
        <p className="font-semibold">{text}</p>
        <p className="mt-2">{next}</p>
      </div>
    </div>
  );
}
