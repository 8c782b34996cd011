/** When and where a popup may open. */
export interface PopupDefinition {
  id: 'home' | 'certificacao';
  /** The lowest is considered first. */
  priority: number;
  minEngagementScore: number;
  /** Paths it may open on. */
  showOnPages: readonly string[];
  cooldownHours: number;
}

/** What this browser remembers of a popup. */
export interface PopupRecord {
  /** Whether the visitor never wants to see it again. */
  dismissed: boolean;
  /** Time it last opened, in milliseconds since 1970; `null` if it never did. */
  lastShown: number | null;
}

/** All that decides whether a popup may open now. */
export interface Situation {
  path: string;
  /** Engagement score, 0 to 100. */
  score: number;
  /** Milliseconds since 1970. */
  now: number;
  /** Another rule: a popup would disturb what the visitor does. */
  isBlocked: boolean;
  recordOf(id: PopupId): PopupRecord;
}

export type PopupId = PopupDefinition['id'];

/** The popups of the site. */
export const popups: readonly PopupDefinition[] = [
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

/** The popup to open now, if any: the first in ascending priority that no rule skips. */
export function firstEligible(
  popups: readonly PopupDefinition[],
  situation: Situation,
): PopupDefinition | undefined {
  return popups
    .toSorted((a, b) => a.priority - b.priority)
    .find((popup) => mayOpen(popup, situation));
}

/** Whether no rule skips a popup. */
function mayOpen(popup: PopupDefinition, situation: Situation): boolean {
  const record = situation.recordOf(popup.id);
  return (
    !record.dismissed &&
    !situation.isBlocked &&
    !isCoolingDown(popup, record, situation.now) &&
    situation.score >= popup.minEngagementScore &&
    popup.showOnPages.includes(situation.path)
  );
}

/** A time in the future is no time it was shown at: a clock was set back, or the storage lies. */
function isCoolingDown(popup: PopupDefinition, { lastShown }: PopupRecord, now: number): boolean {
  if (lastShown === null || lastShown > now) return false;
  return now - lastShown < popup.cooldownHours * HOUR_MS;
}
