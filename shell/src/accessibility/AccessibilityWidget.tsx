import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useVisitorStore } from '../visitor/visitorStore.ts';
import { AccessibilityPanel } from './AccessibilityPanel.tsx';
import { applyPreferences } from './applyPreferences.ts';
import { content } from './content.ts';

/** The button at the lower left and the panel it opens: how the visitor wants to read. */
export function AccessibilityWidget() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  usePreferences();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the controls inside.
    <div className="accessibility surface-paper" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className="corner-button border-control bg-paper text-link"
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

/** The head's script applied them before the first paint; from then on they are applied here. */
function usePreferences(): void {
  const preferences = useVisitorStore((state) => state.preferences);
  const followOtherTabs = useVisitorStore((state) => state.followOtherTabs);
  useEffect(() => {
    applyPreferences(preferences);
  }, [preferences]);
  useEffect(() => followOtherTabs(), [followOtherTabs]);
}
