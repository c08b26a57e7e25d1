import type { Services } from '@/server/services';
import { countsOfDay } from '@/server/site/countsOfDay';
import { pause } from '@/server/store/pause';

export type Counted = { event: string; count: number };
export type CountedParameters = Counted & { parameters: URLSearchParams };

const maxEvents = 12;
const maxParameters = 2000;

type Reader = Pick<Services, 'database'>;

/**
 * Events of each UTC day. Each day is a separate statement: its rows are bounded, while those of a whole period would
 * block the event loop for a second.
 */
export async function countDays(
  { database }: Reader,
  days: readonly string[],
): Promise<{ day: string; events: Counted[] }[]> {
  const counted: { day: string; events: Counted[] }[] = [];
  for (const day of days) {
    const rows = await countsOfDay(database, day)
      .select(['event', ({ fn }) => fn.sum<number>('count').as('total')])
      .groupBy('event')
      .execute();
    counted.push({ day, events: rows.map(({ event, total }) => ({ event, count: Number(total) })) });
    await pause();
  }
  return counted;
}

/** How often each event was counted over all of these days, most frequent first. */
export function mostFrequent(days: readonly { events: readonly Counted[] }[]): Counted[] {
  const totals = new Map<string, number>();
  for (const { event, count } of days.flatMap(({ events }) => events)) {
    totals.set(event, (totals.get(event) ?? 0) + count);
  }
  return [...totals]
    .map(([event, count]) => ({ event, count }))
    .sort((one, other) => other.count - one.count || (one.event < other.event ? -1 : 1))
    .slice(0, maxEvents);
}

/** The named events of these days, split by their parameters; only the most frequent when there are very many. */
export async function countParameters(
  { database }: Reader,
  days: readonly string[],
  events: readonly string[],
): Promise<CountedParameters[]> {
  const totals = new Map<string, { event: string; parameters: string; count: number }>();
  for (const day of days) {
    const rows = await countsOfDay(database, day)
      .select(['event', 'parameters', ({ fn }) => fn.sum<number>('count').as('total')])
      .where('event', 'in', events)
      .groupBy(['event', 'parameters'])
      .orderBy('total', 'desc')
      .limit(maxParameters)
      .execute();
    for (const { event, parameters, total } of rows) {
      const key = `${event}?${parameters}`;
      const before = totals.get(key)?.count ?? 0;
      totals.set(key, { event, parameters, count: before + Number(total) });
    }
    await pause();
  }
  return [...totals.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, maxParameters)
    .map((row) => ({ ...row, parameters: new URLSearchParams(row.parameters) }));
}
