import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { AccessibilityPanel } from './AccessibilityPanel.tsx';
import { content } from './content.ts';

export interface AccessibilityWidgetProps {
  /** At the lower left where there is room beside the page, else in the header: it covers nothing. */
  place: 'header' | 'corner';
}

const looks = {
  header: 'grid size-touch place-items-center rounded-md text-link hover:bg-moss',
  corner: 'corner-button border-control bg-paper text-link',
};

/** The button, and the panel it opens: how the visitor wants to read. One of both places shows. */
export function AccessibilityWidget({ place }: AccessibilityWidgetProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the controls inside.
    <div className="accessibility" data-place={place} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={looks[place]}
        aria-label={content.open}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="accessibility" className="size-[min(1.75rem,32px)]" />
      </button>
      {isOpen ? <AccessibilityPanel id={panelId} onClose={close} /> : null}
    </div>
  );
}
