import { Button } from '@site/design/ui/button/Button.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { useId } from 'react';
import { useVisitorStore } from '../visitor/visitorStore.ts';
import { content } from './content.ts';
import { TextSizeControl } from './TextSizeControl.tsx';

interface AccessibilityPanelProps {
  id: string;
  onClose(): void;
}

/** Text size, contrast, and the way back to how it was. */
export function AccessibilityPanel({ id, onClose }: AccessibilityPanelProps) {
  const headingId = useId();
  const isHighContrast = useVisitorStore((state) => state.preferences.isHighContrast);
  const toggleContrast = useVisitorStore((state) => state.toggleContrast);
  const reset = useVisitorStore((state) => state.resetPreferences);
  return (
    <section id={id} aria-labelledby={headingId} className="accessibility-panel surface-paper">
      <div className="flex items-center justify-between gap-2">
        <h2 id={headingId} className="text-lg font-bold">
          {content.open}
        </h2>
        <button
          type="button"
          className="-me-2 grid size-touch shrink-0 place-items-center rounded-md hover:bg-moss hover:text-link"
          aria-label={content.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <TextSizeControl />
      <button
        type="button"
        aria-pressed={isHighContrast}
        className="mt-4 flex min-h-touch w-full items-center gap-3 rounded-lg border border-control px-3 py-2 text-start font-semibold hover:border-link aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
        onClick={toggleContrast}
      >
        <Icon name="contrast" />
        <span className="min-w-0">{content.contrast}</span>
        {isHighContrast ? <Icon name="check" className="ms-auto size-[1.25em]" /> : null}
      </button>
      <Button variant="quiet" className="mt-2" onClick={reset}>
        {content.reset}
      </Button>
    </section>
  );
}
