import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstEligible,
  type PopupDefinition,
  type PopupRecord,
  popups,
  type Situation,
  skipReason,
} from './eligibility.ts';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const never: PopupRecord = { dismissed: false, lastShown: null };

function situation(
  changes: Partial<Situation> & {
    records?: Partial<Record<PopupDefinition['id'], PopupRecord>>;
  } = {},
): Situation {
  const { records = {}, ...rest } = changes;
  const recordOf = (id: PopupDefinition['id']) => records[id] ?? never;
  return { path: '/', score: 0, now: NOW, isBlocked: false, recordOf, ...rest };
}

const opens = (changes: Parameters<typeof situation>[0]) =>
  firstEligible(popups, situation(changes))?.id;

const shown = (hoursAgo: number): PopupRecord => ({
  dismissed: false,
  lastShown: NOW - hoursAgo * HOUR_MS,
});

test('the home popup opens on the home page without any engagement', () => {
  expect(opens({})).toBe('home');
});

test('candidates are considered in ascending priority, however they are listed', () => {
  expect(opens({ score: 100 })).toBe('home');
  const listed = popups.toReversed();
  expect(firstEligible(listed, situation({ score: 100 }))?.id).toBe('home');
});

test('a permanently dismissed popup is skipped for the next', () => {
  const records = { home: { dismissed: true, lastShown: null } };
  expect(opens({ score: 25, records })).toBe('certificacao');
});

test('another rule blocks every popup', () => {
  expect(opens({ score: 100, isBlocked: true })).toBeUndefined();
});

test('a popup within 24 hours since it was last shown is skipped, and opens again after them', () => {
  expect(opens({ records: { home: shown(23.99) } })).toBeUndefined();
  expect(opens({ records: { home: shown(24) } })).toBe('home');
  expect(opens({ score: 25, records: { home: shown(1) } })).toBe('certificacao');
});

test('a last-shown time in the future blocks nothing', () => {
  expect(opens({ records: { home: shown(-1) } })).toBe('home');
});

test('the certification popup needs a score of at least 25', () => {
  expect(opens({ path: '/servicos', score: 20 })).toBeUndefined();
  expect(opens({ path: '/servicos', score: 25 })).toBe('certificacao');
});

test('each popup opens on its own pages alone', () => {
  const pages = ['/', '/servicos', '/empresarial', '/sobre', '/certificacao-digital', ''];
  const found = pages.map((path) => opens({ path, score: 100 }));
  expect(found).toEqual(['home', 'certificacao', 'certificacao', undefined, undefined, undefined]);
});

const record = fc.record({
  dismissed: fc.boolean(),
  lastShown: fc.option(fc.integer({ min: NOW - 72 * HOUR_MS, max: NOW + HOUR_MS })),
});
const anySituation = fc
  .record({
    path: fc.constantFrom('/', '/servicos', '/empresarial', '/sobre'),
    score: fc.nat({ max: 100 }),
    isBlocked: fc.boolean(),
    records: fc.record({ home: record, certificacao: record }),
  })
  .map(situation);

test('whatever the situation, what opens breaks no rule, and nothing before it could open', () => {
  fc.assert(
    fc.property(anySituation, (now) => {
      const opened = firstEligible(popups, now);
      const before = popups.filter((popup) => popup.priority < (opened?.priority ?? Infinity));
      expect(opened ? skipReason(opened, now) : null).toBeNull();
      for (const popup of before) expect(skipReason(popup, now)).not.toBeNull();
    }),
  );
});

test('dismissing or blocking never makes a popup open that did not before', () => {
  fc.assert(
    fc.property(anySituation, (now) => {
      for (const popup of popups) {
        if (skipReason(popup, now) === null) continue;
        expect(skipReason(popup, { ...now, isBlocked: true })).not.toBeNull();
        const dismissed = { ...now, recordOf: () => ({ dismissed: true, lastShown: null }) };
        expect(skipReason(popup, dismissed)).toBe('dismissed');
      }
    }),
  );
});

test('a popup just shown stays away for exactly its cooldown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 48 * HOUR_MS }), (elapsed) => {
      const records = { home: { dismissed: false, lastShown: NOW - elapsed } };
      expect(opens({ records })).toBe(elapsed < 24 * HOUR_MS ? undefined : 'home');
    }),
  );
});
