import type { RecordTables } from '../store/recordTables';

type Delivery = { id: string; eventId: string; attempts: number };

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
  /** Releases the held-back deliveries; `reversed` is the last one first. */
  release(order: 'in order' | 'reversed'): void;
  postpone(id: string, due: Moment): void;
  /** Makes every failed delivery due immediately. */
  retryNow(wall: number): void;
  remove(id: string): void;
};

/** They go out by rank, which reversed ones have below all others. */
type Row = Delivery & { rank: number; held: boolean; due: Moment };

export function makeDeliveryQueue(tables: RecordTables): DeliveryQueue {
  const deliveries = tables.table<Row>('delivery');
  const save = (row: Row) => deliveries.save(row.id, row);
  const released = () => deliveries.rows().filter(({ held }) => !held);
  const held = () => deliveries.rows().filter((row) => row.held);
  return {
    add: (eventId, due, isHeld) =>
      tables.transaction(() => {
        const rank = tables.next('delivery');
        save({ id: String(rank), eventId, attempts: 0, rank, held: isHeld, due });
      }),
    nextDue: ({ wall, clock }) =>
      released()
        .filter(({ due }) => due.wall <= wall || due.clock <= clock)
        .reduce<Row | null>((first, row) => (first && first.rank <= row.rank ? first : row), null),
    nextWallTime: () =>
      released().reduce<number | null>((first, { due }) => Math.min(first ?? due.wall, due.wall), null),
    size: () => deliveries.rows().length,
    heldSize: () => held().length,
    release: (order) =>
      tables.transaction(() => {
        for (const row of held())
          save({ ...row, held: false, rank: order === 'reversed' ? -row.rank : row.rank });
      }),
    postpone: (id, due) =>
      tables.transaction(() => {
        const row = deliveries.get(id);
        if (row) save({ ...row, attempts: row.attempts + 1, due });
      }),
    retryNow: (wall) =>
      tables.transaction(() => {
        for (const row of deliveries.rows()) {
          if (row.attempts > 0 && row.due.wall > wall) save({ ...row, due: { ...row.due, wall } });
        }
      }),
    remove: (id) => deliveries.remove(id),
  };
}
