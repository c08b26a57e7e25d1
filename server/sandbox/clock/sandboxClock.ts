import type { RecordTables } from 'stripe-sandbox/store/recordTables';
import type { Clock } from '@/server/clock';

/** Real time plus an offset that survives a restart. Turning it moves the whole service and the payment sandbox. */
export type SandboxClock = Clock & {
  /** Whole seconds the clock is ahead of real time. */
  offsetSeconds(): number;
  /** Moves the clock forward. */
  advance(seconds: number): void;
  /** Returns to real time. */
  reset(): void;
};

export function openSandboxClock(records: RecordTables): SandboxClock {
  const kept = records.table<{ seconds: number }>('clock');
  let offset = kept.get('offset')?.seconds ?? 0;

  const set = (seconds: number) => {
    kept.save('offset', { seconds });
    offset = seconds;
  };
  return {
    now: () => Date.now() + offset * 1000,
    offsetSeconds: () => offset,
    advance: (seconds) => set(offset + seconds),
    reset: () => set(0),
  };
}
