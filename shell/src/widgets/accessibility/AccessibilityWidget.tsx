import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { accessibilityIcon } from '@site/design/ui/icons/icons.ts';
import { tooltip } from '@site/runtime';
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
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
  /** Before hydration CSS opens the panel of the header while the focus is in it. */
  const [isOpen, setOpen] = useState<boolean>();
  const widget = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => {
    if (widget.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  };
  /** The press that has opened it by focus: its click comes after hydration, and is not another one. */
  const isOpeningPress = useRef(false);
  useLayoutEffect(() => {
    const isFocused = widget.current?.matches(':focus-within') ?? false;
    isOpeningPress.current = isFocused;
    setOpen(isFocused);
  }, []);
  const onClick = (event: MouseEvent) => {
    // By keyboard the focus came before; a key is always another press.
    const isOpening = isOpeningPress.current && event.detail > 0;
    isOpeningPress.current = false;
    if (!isOpening) setOpen(!isOpen);
  };
  useEscape(close, isOpen);
  const [widgetClass, buttonClass] = classes[place];
  return (
    <div
      ref={widget}
      // Nothing in the panel works without scripts.
      className={`accessibility noscript:hidden ${widgetClass}`}
      data-place={place}
      data-open={isOpen}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-label={content.open}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerDown={() => {
          isOpeningPress.current = false;
        }}
        onClick={onClick}
        {...tooltip(content.open)}
      >
        <Icon icon={accessibilityIcon} className="size-[min(1.75rem,32px)]" />
      </button>
      {isOpen || place === 'header' ? <AccessibilityPanel id={panelId} onClose={close} /> : null}
    </div>
  );
}
