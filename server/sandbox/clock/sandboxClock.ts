import type { Kysely } from 'kysely';
import type { Clock } from '@/server/clock';
import type { SandboxDatabase } from '@/server/sandbox/sandboxStore';

/** Real time plus an offset that survives a restart. Turning it moves the whole service and the payment sandbox. */
export type SandboxClock = Clock & {
  /** Whole seconds the clock is ahead of real time. */
  offsetSeconds(): number;
  /** Moves the clock forward. */
  advance(seconds: number): Promise<void>;
  /** Returns to real time. */
  reset(): Promise<void>;
};

const name = 'clock-offset-seconds';

export async function openSandboxClock(store: Kysely<SandboxDatabase>): Promise<SandboxClock> {
  const saved = await store
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  let offset = saved?.value ?? 0;

  const set = async (value: number) => {
    await store
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    offset = value;
  };
  return {
    now: () => Date.now() + offset * 1000,
    offsetSeconds: () => offset,
    advance: (seconds) => set(offset + seconds),
    reset: () => set(0),
  };
}
