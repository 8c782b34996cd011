import { withStorage } from '@site/site/withStorage.ts';
import type { Interest, InterestEntry } from './entry.ts';

const keyOf = (interest: Interest) => `interesse_${interest}`;

/** What this session has of a form that was not sent: its fields as a query. */
export function readDraft(interest: Interest): URLSearchParams {
  const draft = withStorage('sessionStorage', (storage) => storage.getItem(keyOf(interest)));
  return new URLSearchParams(draft ?? '');
}

/** Keeps what is filled in so far until the tab is closed. */
export function keepDraft(interest: Interest, form: HTMLFormElement): void {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const draft = String(new URLSearchParams(fields));
  withStorage('sessionStorage', (storage) => storage.setItem(keyOf(interest), draft));
}

/** Keeps an entry on this device, in place of its draft. */
export function keepEntry(interest: Interest, entry: InterestEntry): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(keyOf(interest)));
  withStorage('localStorage', (storage) => storage.setItem(keyOf(interest), JSON.stringify(entry)));
}
