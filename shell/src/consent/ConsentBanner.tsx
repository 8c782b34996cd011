import { joinClasses } from '@site/design/ui/class-names.ts';
import { type Consent, toast, useSiteStore } from '@site/runtime';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { ConsentPanel } from './ConsentPanel.tsx';
import { ConsentSummary } from './ConsentSummary.tsx';
import { content } from './content.ts';
import { chooseConsent } from './storedConsent.ts';
import { useRoomBelow } from './useRoomBelow.ts';

export interface ConsentBannerProps {
  /** Whether the visitor asked for it: then it takes the focus and can be closed unchanged. */
  isReopened: boolean;
  onDone(): void;
}

/** The cookie banner. It does not block the page: it waits until a choice is made. */
export default function ConsentBanner({ isReopened, onDone }: ConsentBannerProps) {
  const consent = useSiteStore((state) => state.consent);
  const [isCustom, setCustom] = useState(isReopened);
  const banner = useRef<HTMLElement>(null);
  const headingId = useId();
  useRoomBelow(banner);
  useFocusOn(banner, isReopened, isCustom);
  const choose = (choice: Consent) => {
    chooseConsent(choice);
    toast.success(content.saved);
    onDone();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !consent) return;
    event.stopPropagation();
    onDone();
  };
  return (
    <section
      ref={banner}
      data-keeps-focus
      tabIndex={-1}
      aria-labelledby={headingId}
      onKeyDown={closeOnEscape}
      className={joinClasses(
        'surface-paper shrink-0 overflow-y-auto rounded-lg border border-line p-card shadow-raised xl:w-[min(30rem,34vw)]',
        // Never so high that a popup above it has no room; more only when the visitor asks.
        isCustom ? 'max-h-[70%]' : 'max-h-[55%]',
      )}
    >
      <h2 id={headingId} className="text-lg font-bold tracking-tight">
        {content.heading}
      </h2>
      {isCustom ? (
        <ConsentPanel
          consent={consent}
          onChoose={choose}
          onBack={consent ? onDone : () => setCustom(false)}
        />
      ) : (
        <ConsentSummary onChoose={choose} onCustomize={() => setCustom(true)} />
      )}
    </section>
  );
}

/** Moves focus to the banner when the visitor opened it, or switched to its other view. */
function useFocusOn(
  banner: RefObject<HTMLElement | null>,
  isReopened: boolean,
  isCustom: boolean,
): void {
  const shown = useRef(isReopened ? null : isCustom);
  useEffect(() => {
    if (shown.current === isCustom) return;
    shown.current = isCustom;
    banner.current?.focus();
  }, [banner, isCustom]);
}
