import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { accessibilityIcon } from '@site/design/ui/icons/icons.ts';
import { tooltip } from '@site/runtime';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useEscape } from '../../browser/useEscape.ts';
import { accessibility as content } from '../../content.ts';
import { AccessibilityPanel } from './AccessibilityPanel.tsx';

/** At the lower left where there is room beside the page, else in the header: it covers nothing. */
const classes = {
  header: [
    'beside:hidden',
    'grid size-touch place-items-center rounded-md text-link hover:bg-moss',
  ],
  corner: ['max-beside:hidden', 'corner-button border-control bg-paper text-link'],
} as const;

/** The button, and the panel it opens: how the visitor wants to read. One of both places shows. */
export function AccessibilityWidget({ place }: { place: keyof typeof classes }) {
  const [isOpen, setOpen] = useState<boolean>();
  const widget = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => {
    if (widget.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  };
  // Before hydration a script of the head opens and closes it (`earlyTaps.ts`).
  useLayoutEffect(() => setOpen(widget.current?.hasAttribute('data-open')), []);
  useEscape(close, isOpen);
  const [widgetClass, buttonClass] = classes[place];
  return (
    <div
      ref={widget}
      // Nothing in the panel works without scripts.
      className={`accessibility noscript:hidden ${widgetClass}`}
      data-place={place}
      data-open={isOpen || undefined}
      suppressHydrationWarning
    >
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-label={content.open}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        {...tooltip(content.open)}
      >
        <Icon icon={accessibilityIcon} className="size-[min(1.75rem,32px)]" />
      </button>
      {isOpen || place === 'header' ? <AccessibilityPanel id={panelId} onClose={close} /> : null}
    </div>
  );
}
