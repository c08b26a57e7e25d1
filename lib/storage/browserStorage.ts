/** The parts of the browser's Storage that we use. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Expiring = { value: string; expires: string };

/** Values containing `<`, `>` or `/` are treated as absent (specification §5). */
export function safeValue(value: string | null | undefined): string | null {
  return value && !/[<>/]/.test(value) ? value : null;
}

/** Storage that lasts as long as the page, for browsers that deny us their own. */
export function memoryStorage(): StorageLike {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}

/**
 * The given storage, beside another one, in memory if not told otherwise, for what the browser does not take: it may
 * deny the storage (some private windows and apps, blocked cookies), or it may be full. Never throws.
 */
export function openStorage(open: () => StorageLike, otherwise: StorageLike = memoryStorage()): StorageLike {
  const storage = orNull(open);
  if (!storage) return otherwise;
  return {
    getItem: (key) => orNull(() => storage.getItem(key)) ?? otherwise.getItem(key),
    setItem(key, value) {
      otherwise.removeItem(key);
      const stored = orNull(() => {
        storage.setItem(key, value);
        return true;
      });
      if (stored) return;
      // The older value must not take precedence.
      orNull(() => storage.removeItem(key));
      otherwise.setItem(key, value);
    },
    removeItem(key) {
      otherwise.removeItem(key);
      orNull(() => storage.removeItem(key));
    },
  };
}

/** What the work returns, or null when it throws: browsers deny storage in many ways. */
export function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Stores a value until a date, or for as long as the storage lasts. */
export function store(storage: StorageLike, key: string, value: string, expires: Date | null = null): void {
  const text = expires ? JSON.stringify({ value, expires: expires.toISOString() } satisfies Expiring) : value;
  try {
    storage.setItem(key, text);
  } catch {
    // When storage is full, a preference is lost, never a purchase.
  }
}

/** The stored value, or null when it is absent, expired or unsafe. */
export function recall(
  storage: Pick<StorageLike, 'getItem' | 'removeItem'>,
  key: string,
  now: Date = new Date(),
): string | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  const { value, expires }: Record<string, unknown> = Object(orNull(() => JSON.parse(text)));
  if (typeof value !== 'string' || typeof expires !== 'string') return safeValue(text);
  if (new Date(expires) > now) return safeValue(value);
  storage.removeItem(key);
  return null;
}
