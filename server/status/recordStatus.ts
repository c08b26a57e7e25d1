import { sql } from 'kysely';
import { type PartState, type StatusPart, statusDays, statusParts } from '@/lib/content/help/statusParts';
import { day, minute, second } from '@/server/clock';
import type { Services } from '@/server/services';
import { type PartStates, readPartStates, withoutDatabase } from './partStates';

/** Readings further apart than this, in milliseconds, have a gap between them that no reading speaks for. */
const maxStep = 3 * minute;

type Stretch = { part: StatusPart; state: PartState | 'missed'; from: number; until: number };

/**
 * Takes a reading of every part and adds the time since the last one to its day. One instance at a time does it
 * (`server/ops/scheduledJobs`), and the rows stay few: one a part and day. `databaseAway` is true when this instance saw
 * the database away since the last reading, which then explains the gap.
 */
export async function recordStatus(services: Services, { databaseAway }: { databaseAway: boolean }) {
  const { clock, config } = services;
  const states = await readPartStates(services);
  const now = clock.now();
  const last = await lastReading(services, now);
  const isClose = last !== null && now - last <= maxStep;
  const from = isClose ? last : now - minute;
  const stretches = stretchesOf(states, from, now);
  if (last !== null && !isClose) {
    if (databaseAway) {
      const missed = stretchesOf(withoutDatabase, last, from);
      stretches.push(...missed.filter(({ part }) => states[part]));
    }
    // A sandbox is switched off at will, and its clock is turned.
    else if (config.mode === 'live')
      stretches.push({ part: 'site', state: 'missed', from: last, until: from });
  }
  for (const stretch of stretches.flatMap(byDay)) await addStretch(services, stretch, now);
}

async function lastReading({ database }: Services, now: number): Promise<number | null> {
  const row = await database
    .selectFrom('status_days')
    .select('checked_at')
    .where('day', '<=', dayOf(now))
    .where('day', '>', dayOf(now) - statusDays)
    .where('part', '=', 'site')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.checked_at <= now ? row.checked_at : null;
}

function stretchesOf(states: PartStates, from: number, until: number): Stretch[] {
  return statusParts.flatMap((part) => {
    const state = states[part];
    return state ? [{ part, state, from, until }] : [];
  });
}

/** The stretch in pieces that each lie within one day, at most as many as the page tells of. */
function byDay(stretch: Stretch): Stretch[] {
  const last = dayOf(stretch.until - 1);
  const first = Math.max(dayOf(stretch.from), last - statusDays);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    ...stretch,
    from: Math.max(stretch.from, (first + index) * day),
    until: Math.min(stretch.until, (first + index + 1) * day),
  }));
}

async function addStretch({ database }: Services, stretch: Stretch, now: number): Promise<void> {
  const { part, state, from, until } = stretch;
  const seconds = Math.round((until - from) / second);
  const add = (kind: Stretch['state']) => (state === kind ? seconds : 0);
  const isTrouble = state !== 'up';
  const isNewest = until === now;
  const row = {
    day: dayOf(from),
    part,
    state: state === 'missed' ? 'up' : state,
    checked_at: until,
    up_seconds: add('up'),
    slow_seconds: add('slow'),
    down_seconds: add('down'),
    missed_seconds: add('missed'),
    trouble_from: isTrouble ? from : null,
    trouble_until: isTrouble ? until : null,
  } as const;
  await database
    .insertInto('status_days')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['day', 'part']).doUpdateSet((update) => ({
        ...(isNewest ? { state: row.state, checked_at: now } : {}),
        up_seconds: update('status_days.up_seconds', '+', row.up_seconds),
        slow_seconds: update('status_days.slow_seconds', '+', row.slow_seconds),
        down_seconds: update('status_days.down_seconds', '+', row.down_seconds),
        missed_seconds: update('status_days.missed_seconds', '+', row.missed_seconds),
        trouble_from: sql`case when status_days.trouble_from < excluded.trouble_from then status_days.trouble_from
          else coalesce(excluded.trouble_from, status_days.trouble_from) end`,
        trouble_until: sql`case when status_days.trouble_until > excluded.trouble_until then status_days.trouble_until
          else coalesce(excluded.trouble_until, status_days.trouble_until) end`,
      })),
    )
    .execute();
}

/** The day of a time, in days since the epoch (UTC). */
export function dayOf(time: number): number {
  return Math.floor(time / day);
}
