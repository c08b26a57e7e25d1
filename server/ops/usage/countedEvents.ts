import type { Services } from '@/server/services';

export type Counted = { event: string; count: number };
export type CountedParameters = Counted & { parameters: URLSearchParams };

const mostEvents = 12;
const mostParameters = 2000;

type Reader = Pick<Services, 'database'>;

/** Events by UTC day from `since` on. Days without any are absent. */
export async function countDays({ database }: Reader, since: string): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('event_counts')
    .select(['day', ({ fn }) => fn.sum<number>('count').as('total')])
    .where('day', '>=', since)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, total }) => [day, Number(total)]));
}

/** The most frequent events from `since` on. */
export async function countEvents({ database }: Reader, since: string): Promise<Counted[]> {
  const rows = await database
    .selectFrom('event_counts')
    .select(['event', ({ fn }) => fn.sum<number>('count').as('total')])
    .where('day', '>=', since)
    .groupBy('event')
    .orderBy('total', 'desc')
    .orderBy('event')
    .limit(mostEvents)
    .execute();
  return rows.map(({ event, total }) => ({ event, count: Number(total) }));
}

/** The named events from `since` on, apart by their parameters; the most frequent of them where there are very many. */
export async function countParameters(
  { database }: Reader,
  since: string,
  events: readonly string[],
): Promise<CountedParameters[]> {
  const rows = await database
    .selectFrom('event_counts')
    .select(['event', 'parameters', ({ fn }) => fn.sum<number>('count').as('total')])
    .where('day', '>=', since)
    .where('event', 'in', events)
    .groupBy(['event', 'parameters'])
    .orderBy('total', 'desc')
    .limit(mostParameters)
    .execute();
  return rows.map(({ event, parameters, total }) => ({
    event,
    parameters: new URLSearchParams(parameters),
    count: Number(total),
  }));
}
