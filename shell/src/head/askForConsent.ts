import { mainElement, POINTER_RESTS } from '../browser/marks.ts';
import { consentOf, storedConsent } from '../widgets/consent/consent.ts';

/** Shows the banner before the first paint where no choice is stored; lets its buttons work until hydration. */
export function askForConsent(): void {
  const html = document.documentElement;
  if (!storedConsent.read()) html.dataset.asksConsent = '';
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-consent]');
    if (!button || document.querySelector('#root[data-hydrated]')) return;
    // The page keeps it too, for where storage refuses.
    html.dataset.earlyConsent = button.dataset.consent;
    storedConsent.write(consentOf(button.dataset.consent));
    delete html.dataset.asksConsent;
    html.setAttribute(POINTER_RESTS, '');
    mainElement()?.focus({ preventScroll: true });
  });
}
