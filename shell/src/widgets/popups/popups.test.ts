// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_ENGAGEMENT } from '../../visitor/engagement.ts';
import { useVisit } from '../../visitor/visit.ts';
import { eligiblePopup, type PopupId } from './popups.ts';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

interface Visit {
  path?: string;
  score?: 0 | 20 | 25 | 100;
  /** What else is on the screen; its first field has the focus. */
  blockedBy?: string;
  /** What the storage holds. */
  stored?: Record<string, string>;
}

const REACHED = {
  0: {},
  20: { interactionCount: 6 },
  25: { hasSpent30Seconds: true },
  100: {
    interactionCount: 6,
    hasSpent30Seconds: true,
    hasScrolled50Percent: true,
    hasVisitedMultiplePages: true,
  },
};

const shown = (hoursAgo: number) => ({
  popup_home_last_shown: String(NOW - hoursAgo * HOUR_MS),
});
const dismissed = { popup_home_dismissed: 'true' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  document.body.replaceChildren();
});

test.each<[string, Visit, PopupId | null]>([
  ['on the home page, without any engagement', {}, 'home'],
  ['there with all points: in ascending priority', { score: 100 }, 'home'],
  ['where home was dismissed for good', { score: 25, stored: dismissed }, 'certificacao'],
  ['where the visitor is typing', { score: 100, blockedBy: '<textarea></textarea>' }, null],
  ['beside an open menu', { blockedBy: '<button aria-expanded="true"></button>' }, null],
  ['beside a dialog', { score: 100, blockedBy: '<dialog open></dialog>' }, null],
  ['within 24 hours', { stored: shown(23.99) }, null],
  ['after 24 hours', { stored: shown(24) }, 'home'],
  ['within them, with points for the next', { score: 25, stored: shown(1) }, 'certificacao'],
  ['shown at a time in the future', { stored: shown(-1) }, 'home'],
  ['with 20 points', { path: '/servicos', score: 20 }, null],
  ['with 25 points', { path: '/servicos', score: 25 }, 'certificacao'],
  ['on /empresarial', { path: '/empresarial', score: 25 }, 'certificacao'],
  ['on /sobre', { path: '/sobre', score: 100 }, null],
  ['on the page about certificates', { path: '/certificacao-digital', score: 100 }, null],
])('the popup that opens %s', (_, { path = '/', score = 0, blockedBy = '', stored = {} }, id) => {
  useVisit.setState({ engagement: { ...NO_ENGAGEMENT, ...REACHED[score] } });
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  document.body.innerHTML = blockedBy;
  document.querySelector('textarea')?.focus();
  const boxes = Object.assign([new DOMRect()], { item: () => null });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(boxes);
  expect(eligiblePopup(path)).toBe(id);
});

test.each(['ontem', '', '-5', '{}', '"1800000000000"'])('a corrupt time %o is no time', (text) => {
  localStorage.setItem('popup_home_last_shown', text);
  localStorage.setItem('popup_home_dismissed', text);
  expect(eligiblePopup('/')).toBe('home');
});
