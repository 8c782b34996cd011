import { storedValue } from '../../browser/storedValue.ts';
import type { PopupId, PopupRecord } from './eligibility.ts';

const records = { home: recordStore('home'), certificacao: recordStore('certificacao') };

/** What this browser remembers of a popup, read anew each time, so that two tabs agree. */
export function popupRecord(id: PopupId): PopupRecord {
  return { dismissed: records[id].dismissed.read(), lastShown: records[id].lastShown.read() };
}

/** Remembers that a popup is shown from now on. */
export function recordShown(id: PopupId): void {
  records[id].lastShown.write(Date.now());
}

/** Remembers that the visitor never wants to see a popup again. */
export function recordDismissed(id: PopupId): void {
  records[id].dismissed.write(true);
}

function recordStore(id: PopupId) {
  return {
    lastShown: storedValue<number | null>({
      key: `popup_${id}_last_shown`,
      parse: (stored) => (typeof stored === 'number' && stored >= 0 ? stored : null),
      fallback: null,
    }),
    dismissed: storedValue({
      key: `popup_${id}_dismissed`,
      parse: (stored) => stored === true,
      fallback: false,
    }),
  };
}
