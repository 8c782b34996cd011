import type { Consent } from '@site/runtime';
import type { RefObject } from 'react';
import { useStatedHeight } from '../frame/useStatedHeight.ts';
import { content } from './content.ts';

export interface ConsentBarProps {
  ref: RefObject<HTMLElement | null>;
  onChoose(consent: Consent): void;
  onCustomize(): void;
}

/**
 * The cookie banner: a slim row above the header, in the flow of the page, so that it covers
 * nothing. It stands in the HTML of every page; whether it shows is said by `data-asks-consent`,
 * which the head's script sets before the first paint (see `consentScript`), so it never flashes
 * and is not there without scripts. `data-consent` makes a button work before hydration.
 */
export function ConsentBar({ ref, onChoose, onCustomize }: ConsentBarProps) {
  const { heading, more, text, policy, acceptAll, essentialOnly, customize } = content;
  useStatedHeight(ref, '--consent-height');
  return (
    <section
      ref={ref}
      tabIndex={-1}
      data-keeps-focus
      aria-label={heading}
      className="consent-bar surface-moss"
    >
      <div className="consent-bar-row">
        <p className="consent-bar-text">
          <span className="max-lg:hidden">{more} </span>
          {text} <a href={policy.href}>{policy.label}</a>
        </p>
        <div className="consent-bar-choices">
          <button
            type="button"
            className="consent-choice"
            data-consent="accepted-all"
            onClick={() => onChoose({ choice: 'accepted-all' })}
          >
            {acceptAll}
          </button>
          <button
            type="button"
            className="consent-choice"
            data-consent="essential-only"
            onClick={() => onChoose({ choice: 'essential-only' })}
          >
            {essentialOnly}
          </button>
          <button type="button" className="consent-customize" onClick={onCustomize}>
            {customize}
          </button>
        </div>
      </div>
    </section>
  );
}
