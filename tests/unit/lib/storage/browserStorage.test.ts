import * as fc from 'fast-check';
import * as z from 'zod/mini';
import {
  memoryStorage,
  openStorage,
  recall,
  type StorageLike,
  safeValue,
  store,
} from '@/lib/storage/browserStorage';
import { recallJson, storeJson } from '@/lib/storage/jsonStorage';
import {
  countPaywallView,
  enrolInHomeOnboarding,
  localStateKeys,
  onboardingStep,
  paywallViewStep,
  readHomeOnboarding,
} from '@/lib/storage/localState';

const now = new Date('2026-11-21T12:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

it('stored values holding <, > or / (specification §5) any value comes back as it was, or not at all', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(safeValue(value)).toBe(value === '' || /[<>/]/.test(value) ? null : value);
    }),
  );
  expect([null, undefined].map(safeValue)).toEqual([null, null]);
});

describe('expiry by date (specification §3)', () => {
  it('any value lives until its moment and is gone from then on', () => {
    const life = fc.integer({ min: 1, max: 400 * 24 * 3_600_000 });
    fc.assert(
      fc.property(fc.string(), life, (value, milliseconds) => {
        const storage = memoryStorage();
        store(storage, 'key', value, later(milliseconds));
        expect(recall(storage, 'key', later(milliseconds - 1))).toBe(safeValue(value));
        expect(recall(storage, 'key', later(milliseconds))).toBeNull();
        expect(storage.getItem('key')).toBeNull();
      }),
    );
  });

  it('a value without a date stays', () => {
    const storage = memoryStorage();
    store(storage, 'key', 'value');
    expect(recall(storage, 'key', later(1e12))).toBe('value');
  });

  it.each(['{"value":"x","expires":"never"}', '{"value":"x","expires":""}'])('%s has expired', (text) => {
    const storage = memoryStorage();
    storage.setItem('key', text);
    expect(recall(storage, 'key', now)).toBeNull();
  });

  it('takes any text that another page may have left', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = memoryStorage();
        storage.setItem('key', text);
        const value = recall(storage, 'key', now);
        expect(value === null || !/[<>/]/.test(value)).toBe(true);
      }),
    );
  });
});

describe('a browser that closes its storage', () => {
  const refused = () => {
    throw new DOMException('Not here.', 'SecurityError');
  };
  const full = { ...memoryStorage(), setItem: refused };
  const broken = { getItem: refused, setItem: refused, removeItem: refused };

  it.each<[string, () => StorageLike]>([
    ['has none', () => Object(window).nothingHere],
    ['forbids it', refused],
    ['takes nothing more', () => full],
    ['forbids it while the page is open', () => broken],
  ])('%s: a value is kept in the other one', (_what, open) => {
    const other = memoryStorage();
    const storage = openStorage(open, other);
    expect(storage.getItem('key')).toBeNull();
    storage.setItem('key', 'value');
    expect([storage, other].map((kept) => kept.getItem('key'))).toEqual(['value', 'value']);
    storage.removeItem('key');
    expect([storage, other].map((kept) => kept.getItem('key'))).toEqual([null, null]);
  });

  it('takes the newest value alone, wherever there is room for it', () => {
    const kept = memoryStorage();
    const other = memoryStorage();
    const full = { ...kept, setItem: refused };
    kept.setItem('key', 'oldest');
    openStorage(() => full, other).setItem('key', 'older');
    expect([kept, other].map((one) => one.getItem('key'))).toEqual([null, 'older']);
    openStorage(() => kept, other).setItem('key', 'newest');
    expect([kept, other].map((one) => one.getItem('key'))).toEqual(['newest', null]);
  });
});

const Shape = z.object({ name: z.string(), count: z.number() });

it('gives back what was stored, signs of markup included', () => {
  fc.assert(
    fc.property(fc.record({ name: fc.string(), count: fc.integer() }), (value) => {
      const storage = memoryStorage();
      storeJson(storage, 'key', value);
      expect(recallJson(storage, 'key', Shape)).toEqual(value);
    }),
  );
});

it('is null for an absent value, for text that is no JSON, and for another shape', () => {
  const storage = memoryStorage();
  expect(recallJson(storage, 'key', Shape)).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      storage.setItem('key', text);
      const recalled = recallJson(storage, 'key', Shape);
      if (recalled !== null) expect(JSON.parse(text)).toMatchObject(recalled);
    }),
  );
  storage.setItem('key', '{"name":"a"}');
  expect(recallJson(storage, 'key', Shape)).toBeNull();
});

it('the first day of the home onboarding is kept', () => {
  const storage = memoryStorage();
  expect(readHomeOnboarding(storage)).toBeNull();
  expect(enrolInHomeOnboarding(storage, new Date('2026-11-21T23:00:00Z'))).toEqual({
    enrolledOn: '2026-11-21',
  });
  expect(enrolInHomeOnboarding(storage, new Date('2027-01-01T00:00:00Z'))).toEqual({
    enrolledOn: '2026-11-21',
  });
  storage.setItem(localStateKeys.homeOnboarding, 'yesterday');
  expect(readHomeOnboarding(storage)).toBeNull();
});

it.each<[string, string | null]>([
  ['0', null],
  ['1', '1'],
  ['3', '3'],
  ['4', 'more'],
  ['999', 'more'],
  ...['-1', '1e9', '<2', 'NaN', '12345678901', '', '4e1'].map((text): [string, null] => [text, null]),
])('a count of %p is told as %p: no number tells visitors apart', (kept, step) => {
  const storage = memoryStorage();
  storage.setItem(localStateKeys.paywallViewCount, kept);
  expect(paywallViewStep(storage)).toBe(step);
  expect(countPaywallView(storage)).toBe(step === null ? 1 : Number(kept) + 1);
});

it.each([
  ['2026-11-21', 'first-day'],
  ['2026-11-20', 'first-week'],
  ['2026-11-15', 'first-week'],
  ['2026-11-14', 'later'],
  ['2026-11-22', 'first-day'],
])('an onboarding that began on %s is told as %s', (enrolledOn, step) => {
  expect(onboardingStep(enrolledOn, new Date('2026-11-21T12:00:00Z'))).toBe(step);
});
