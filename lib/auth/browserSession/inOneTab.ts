export type TabLocks = Pick<LockManager, 'request'>;

/** A browser that denies us storage may deny locks as well; the work is then done without a lock. */
export async function inOneTab<T>(locks: TabLocks | null, name: string, work: () => Promise<T>): Promise<T> {
  if (!locks) return work();
  let begun = false;
  try {
    return await locks.request(name, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}
