import { useSiteStore } from '@site/runtime';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { FRAME_TOP, mainElement, POINTER_RESTS } from '../../browser/marks.ts';
import { onResize } from '../../browser/onResize.ts';
import { consent as content } from '../../content.ts';
import { CurrentPageLink } from '../../frame/CurrentPageLink.tsx';
import { chooseConsent, followConsent, useConsentPanel } from './consent.ts';

/**
 * The cookie banner: a slim row above the header, in the HTML of every page, `hidden`: reader views leave
 * it out. `data-asks-consent` of the head's script shows it before the first paint; `data-consent` lets
 * buttons work before hydration.
 */
export function ConsentBar() {
  const { heading, more, text, policy, choices, customize } = content;
  const bar = useRef<HTMLElement>(null);
  useStatedHeight(bar);
  const isKnown = useSiteStore((state) => state.isConsentKnown);
  const isAsking = useSiteStore(({ consent }) => consent === null);
  useEffect(followConsent, []);
  useLayoutEffect(() => {
    if (!isKnown) return;
    const hadFocus = bar.current?.contains(document.activeElement);
    document.documentElement.toggleAttribute('data-asks-consent', isAsking);
    if (!isAsking) document.documentElement.setAttribute(POINTER_RESTS, '');
    // The focus goes on to the page: it would be lost with the button that had it.
    if (hadFocus && !isAsking) mainElement()?.focus({ preventScroll: true });
  }, [isKnown, isAsking]);
  return (
    <section
      ref={bar}
      hidden
      aria-label={heading}
      className="consent-bar surface-moss"
      data-print="hide"
    >
      <div className="consent-bar-row">
        <p className="flex-[999_1_18rem]">
          <span className="max-lg:hidden">{more} </span>
          {text} <CurrentPageLink href={policy.href}>{policy.label}</CurrentPageLink>
        </p>
        <div className="flex flex-[1_1_23rem] flex-wrap gap-1.5">
          {choices.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className="consent-choice"
              data-consent={value}
              onClick={() => chooseConsent({ choice: value })}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            className="consent-customize"
            onClick={() => useConsentPanel.setState({ isOpen: true })}
          >
            {customize}
          </button>
        </div>
      </div>
    </section>
  );
}

/** States the bar's height for the frame's top alone: on `<html>` every element is computed anew. */
function useStatedHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const top = bar.current?.closest<HTMLElement>(`.${FRAME_TOP}`);
    if (!bar.current || !top) return;
    return onResize([bar.current], () => {
      const height = bar.current?.offsetHeight ?? 0;
      top.style.setProperty('--consent-height', height > 0 ? `${height}px` : '');
    });
  }, [bar]);
}
