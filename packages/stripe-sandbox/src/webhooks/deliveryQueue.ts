import type Libsql from 'libsql';

type Delivery = { id: number; eventId: string; attempts: number };

/** A moment on both clocks, in milliseconds: a delivery is due when either clock has reached its time. */
export type Moment = { wall: number; clock: number };

/** Pending deliveries, stored on disk so that queued events are sent even after a crash. */
export type DeliveryQueue = {
  add(eventId: string, due: Moment, held: boolean): void;
  nextDue(now: Moment): Delivery | null;
  /** The earliest real time of a delivery that is not held back, or null. */
  nextWallTime(): number | null;
  size(): number;
  heldSize(): number;
  /** Releases the held-back deliveries, last one first. */
  releaseReversed(): void;
  postpone(id: number, due: Moment): void;
  /** Makes every failed delivery due immediately. */
  retryNow(wall: number): void;
  remove(id: number): void;
};

type Row = { id: number; event_id: string; attempts: number; n: number; due: number | null };

export function makeDeliveryQueue(sqlite: Libsql.Database): DeliveryQueue {
  const one = (sql: string, ...values: number[]) => sqlite.prepare(sql).all(...values)[0] as Row | undefined;
  const count = (held: string) => one(`select count(*) as n from deliveries where held in (${held})`)?.n ?? 0;
  return {
    add: (eventId, due, held) => {
      sqlite
        .prepare(
          `insert into deliveries (event_id, rank, held, wall_due, clock_due)
           values (?, (select coalesce(max(id), 0) + 1 from deliveries), ?, ?, ?)`,
        )
        .run(eventId, held ? 1 : 0, due.wall, due.clock);
    },
    nextDue: ({ wall, clock }) => {
      const row = one(
        `select id, event_id, attempts from deliveries
         where held = 0 and (wall_due <= ? or clock_due <= ?) order by rank, id limit 1`,
        wall,
        clock,
      );
      return row ? { id: row.id, eventId: row.event_id, attempts: row.attempts } : null;
    },
    nextWallTime: () => one('select min(wall_due) as due from deliveries where held = 0')?.due ?? null,
    size: () => count('0, 1'),
    heldSize: () => count('1'),
    releaseReversed: () => {
      sqlite.exec('update deliveries set held = 0, rank = -id where held = 1');
    },
    postpone: (id, due) => {
      sqlite
        .prepare('update deliveries set attempts = attempts + 1, wall_due = ?, clock_due = ? where id = ?')
        .run(due.wall, due.clock, id);
    },
    retryNow: (wall) => {
      sqlite
        .prepare('update deliveries set wall_due = ? where attempts > 0 and wall_due > ?')
        .run(wall, wall);
    },
    remove: (id) => {
      sqlite.prepare('delete from deliveries where id = ?').run(id);
    },
  };
}
