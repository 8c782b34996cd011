import { isVisitorBusy } from '../../browser/isVisitorBusy.ts';
import { storedValue } from '../../browser/storedValue.ts';
import { engagementScore } from '../../visitor/engagement.ts';
import { useVisit } from '../../visitor/visit.ts';

export type PopupId = 'home' | 'certificacao';

interface PopupDefinition {
  id: PopupId;
  priority: number;
  minEngagementScore: number;
  showOnPages: readonly string[];
  cooldownHours: number;
}

export const POPUPS: readonly PopupDefinition[] = [
  { id: 'home', priority: 1, minEngagementScore: 0, showOnPages: ['/'], cooldownHours: 24 },
  {
    id: 'certificacao',
    priority: 2,
    minEngagementScore: 25,
    showOnPages: ['/', '/servicos', '/empresarial'],
    cooldownHours: 24,
  },
];

const HOUR_MS = 3_600_000;

export const popupRecords = { home: recordOf('home'), certificacao: recordOf('certificacao') };

function recordOf(id: PopupId) {
  return {
    /** Time it last opened, in milliseconds since 1970; `null` if it never did. */
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

export function mayOpenOn(path: string): boolean {
  return POPUPS.some(({ showOnPages }) => showOnPages.includes(path));
}

/** The rules that skip a popup on a page; the panel of a preview names them. */
export const popupRules = {
  dismissed: ({ id }: PopupDefinition) => popupRecords[id].dismissed.read(),
  cooldown: isCoolingDown,
  score: ({ minEngagementScore }: PopupDefinition) =>
    engagementScore(useVisit.getState().engagement) < minEngagementScore,
  page: ({ showOnPages }: PopupDefinition, path: string) => !showOnPages.includes(path),
};

/** The popup to open now, if any: the first in ascending priority that no rule skips. */
export function eligiblePopup(path: string): PopupId | null {
  if (isVisitorBusy()) return null;
  const eligible = POPUPS.toSorted((a, b) => a.priority - b.priority).find((popup) =>
    Object.values(popupRules).every((skips) => !skips(popup, path)),
  );
  return eligible?.id ?? null;
}

/** A time in the future does not count: the clock was set back, or the stored value is wrong. */
function isCoolingDown({ id, cooldownHours }: PopupDefinition): boolean {
  const lastShown = popupRecords[id].lastShown.read();
  const sinceMs = Date.now() - (lastShown ?? Number.NEGATIVE_INFINITY);
  return sinceMs >= 0 && sinceMs < cooldownHours * HOUR_MS;
}
