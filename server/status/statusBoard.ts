import { statusDays } from '@/lib/content/help/statusParts';
import { second } from '@/server/clock';
import type { Services } from '@/server/services';
import { withTimeLimit } from '@/server/store/withTimeLimit';
import { dayOf } from './recordStatus';
import { type Incident, incidentsOf, type PartHistory, partHistories, type StatusDay } from './statusHistory';

/** How long what was read is shown to others, in milliseconds. */
const fresh = 10 * second;

export type StatusReport = {
  /** True when the database did not answer just now; the rest is then as it was last read. */
  databaseAway: boolean;
  /** Null when the history could not be read since this instance started. */
  history: { parts: readonly PartHistory[]; incidents: readonly Incident[]; checkedAt: number | null } | null;
};

export type StatusBoard = ReturnType<typeof makeStatusBoard>;

export function makeStatusBoard(services: Services) {
  let report: StatusReport = { databaseAway: false, history: null };
  let rows: readonly StatusDay[] | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const now = services.clock.now();
    let databaseAway = false;
    try {
      rows = await withTimeLimit(readRows(services, now));
    } catch (error) {
      databaseAway = true;
      services.log.warn({ err: error }, 'the status history could not be read');
    }
    const history = rows && {
      parts: partHistories(rows, now),
      incidents: incidentsOf(rows),
      checkedAt: rows.reduce<number | null>((last, row) => Math.max(last ?? 0, row.checked_at), null),
    };
    report = { databaseAway, history };
    readAt = now;
    reading = null;
  }

  return {
    /** Reads the history anew when the last reading is some seconds old. Never rejects. */
    async latest(): Promise<StatusReport> {
      const age = services.clock.now() - readAt;
      // A clock that was set back makes the age negative.
      if (age >= fresh || age < 0) reading ??= read();
      await reading;
      return report;
    },
    /** As last read. */
    current: (): StatusReport => report,
  };
}

function readRows({ database }: Services, now: number): Promise<StatusDay[]> {
  const today = dayOf(now);
  return database
    .selectFrom('status_days')
    .selectAll()
    .where('day', '>', today - statusDays)
    .where('day', '<=', today)
    .orderBy('day')
    .orderBy('part')
    .execute();
}
