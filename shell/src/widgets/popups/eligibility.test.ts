import { expect, test } from 'vitest';
import { firstEligible, type PopupId, type PopupRecord, popups } from './eligibility.ts';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

interface Visit {
  path?: string;
  score?: number;
  isBlocked?: boolean;
  records?: Partial<Record<PopupId, PopupRecord>>;
}

const situation = ({ records = {}, ...visit }: Visit) => ({
  ...{ path: '/', score: 0, now: NOW, isBlocked: false },
  ...visit,
  recordOf: (id: PopupId) => records[id] ?? { dismissed: false, lastShown: null },
});
const shown = (hoursAgo: number) => ({ dismissed: false, lastShown: NOW - hoursAgo * HOUR_MS });
const dismissed = { dismissed: true, lastShown: null };

test.each<[string, Visit, PopupId | undefined]>([
  ['on the home page, without any engagement', {}, 'home'],
  ['there with all points: in ascending priority', { score: 100 }, 'home'],
  [
    'where home was dismissed for good',
    { score: 25, records: { home: dismissed } },
    'certificacao',
  ],
  ['where another rule blocks', { score: 100, isBlocked: true }, undefined],
  ['within 24 hours', { records: { home: shown(23.99) } }, undefined],
  ['after 24 hours', { records: { home: shown(24) } }, 'home'],
  [
    'within them, with points for the next',
    { score: 25, records: { home: shown(1) } },
    'certificacao',
  ],
  ['shown at a time in the future', { records: { home: shown(-1) } }, 'home'],
  ['with 20 points', { path: '/servicos', score: 20 }, undefined],
  ['with 25 points', { path: '/servicos', score: 25 }, 'certificacao'],
  ['on /empresarial', { path: '/empresarial', score: 25 }, 'certificacao'],
  ['on /sobre', { path: '/sobre', score: 100 }, undefined],
  ['on the page about certificates', { path: '/certificacao-digital', score: 100 }, undefined],
])('the popup that opens %s', (_, visit, id) => {
  expect(firstEligible(popups, situation(visit))?.id).toBe(id);
  expect(firstEligible(popups.toReversed(), situation(visit))?.id).toBe(id);
});
