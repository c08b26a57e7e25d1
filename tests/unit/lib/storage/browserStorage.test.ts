import * as fc from 'fast-check';
import { memoryStorage, openStorage, recall, safeValue, store } from '@/lib/storage/browserStorage';

const now = new Date('2026-11-21T12:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('stored values holding <, > or / (specification §5)', () => {
  it('any value comes back as it was, or not at all', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(safeValue(value)).toBe(value === '' || /[<>/]/.test(value) ? null : value);
      }),
    );
    expect([null, undefined].map(safeValue)).toEqual([null, null]);
  });
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
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it('gives a storage for the life of the page', () => {
    const storage = openStorage(denied);
    storage.setItem('key', 'value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });

  it('or takes nothing more when full: the newest value is kept for the page, the older does not come back', () => {
    const kept = new Map([['key', 'older']]);
    const full: Storage = {
      length: 1,
      key: () => null,
      clear: () => kept.clear(),
      getItem: (key) => kept.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: (key) => {
        kept.delete(key);
      },
    };
    const storage = openStorage(() => full);
    expect(storage.getItem('key')).toBe('older');
    storage.setItem('key', 'newer');
    expect(storage.getItem('key')).toBe('newer');
    expect(kept.has('key')).toBe(false);
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });

  it('while the page is open throws nowhere', () => {
    const broken: Storage = {
      length: 0,
      key: denied,
      clear: denied,
      getItem: denied,
      setItem: denied,
      removeItem: denied,
    };
    const storage = openStorage(() => broken);
    expect(storage.getItem('key')).toBeNull();
    storage.setItem('key', 'value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });
});
