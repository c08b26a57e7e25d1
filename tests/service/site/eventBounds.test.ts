import type { RequestContext } from '@/server/http/requestContext';
import { createEventCounter, type EventCounter } from '@/server/site/eventCounter';
import { maxRowsPerDay } from '@/server/site/eventRows';
import { countsOfDay } from '@/tests/fixtures/service/countsOfDay';
import { createServices, type TestServices } from '../../fixtures/service/services';

const today = '2026-06-01';
const entries = ['home', 'app', 'browser', 'email', 'mac', 'windows', 'blog', 'help', 'pro', 'menu'];
const sources = ['website', 'web', 'ios', 'android', 'mac', 'macos', 'windows', 'google', 'bing', 'mail'];
const campaigns = ['usanniversary', 'pro', 'radio', 'endorsement', 'trial', 'promo', 'freemium', 'winback'];
const contents = ['annual', 'monthly', 'app', 'banner', 'details', 'discover', 'end', 'hero', 'list', 'row'];

/** One of 8,000 origins, each of words that counts keep. */
function origin(index: number): string {
  const pick = (list: readonly string[], step: number) => list[Math.floor(index / step) % list.length];
  return `funnel_${pick(entries, 1)}_${pick(sources, 10)}_${pick(campaigns, 100)}_${pick(contents, 800)}`;
}

let services: TestServices;
beforeEach(async () => {
  services = await createServices();
});
afterEach(() => services.dispose());

/** What a counter sees of a beacon; what a real request brings is tested with the calls of the site. */
function beacon(name: string, query: string): RequestContext {
  const call: Partial<RequestContext> = {
    services,
    parameters: { rest: name },
    query: new URLSearchParams(query),
    clientIp: '127.0.0.1',
    header: () => null,
  };
  return call as RequestContext;
}
async function sendOrigins(counter: EventCounter, event: string, first: number, last: number) {
  for (let index = first; index < last; index += 1)
    await counter.handle(beacon(event, `origin=${origin(index)}`));
}
/** The rows of the first shard, which one of several writers always takes, and the sum of all shards. */
async function stored() {
  const rows = await services.database.selectFrom('event_counts').selectAll().execute();
  const { total } = await countsOfDay(services.database, today)
    .select(({ fn }) => fn.sum<number>('count').as('total'))
    .executeTakeFirstOrThrow();
  return {
    detailed: rows.filter(({ parameters }) => parameters !== '').length,
    plain: rows.filter(({ parameters }) => parameters === '').length,
    total: Number(total),
  };
}
async function fill(count: number) {
  for (let start = 0; start < count; start += 1000)
    await services.database
      .insertInto('event_counts')
      .values(
        Array.from({ length: Math.min(1000, count - start) }, (_, index) => ({
          day: today,
          event: 'page_home_impression',
          parameters: `origin=${origin(start + index)}${start}`,
          count: 1,
        })),
      )
      .execute();
}

it('138. B3: two instances that write at once stay within the rows of a day, and lose no count', async () => {
  await fill(maxRowsPerDay - 30);
  const counters = [createEventCounter(services), createEventCounter(services)];
  for (const [index, counter] of counters.entries())
    await sendOrigins(counter, 'page_pro_impression', index * 100, index * 100 + 100);
  await Promise.all(counters.map((counter) => counter.stop()));
  expect(await stored()).toEqual({ detailed: maxRowsPerDay, plain: 1, total: maxRowsPerDay + 170 });

  const later = createEventCounter(services);
  await sendOrigins(later, 'page_pro_impression', 0, 200);
  await sendOrigins(later, 'page_mac_impression', 0, 5);
  await later.stop();
  expect(await stored()).toEqual({ detailed: maxRowsPerDay, plain: 2, total: maxRowsPerDay + 375 });
});

it('138. B3: what waits while the database is away stays bounded, and is counted when it is back', async () => {
  const counter = createEventCounter(services);
  await services.database.schema.alterTable('event_counts').renameTo('away').execute();
  for (const event of ['page_pro_impression', 'page_mac_impression', 'page_app_impression']) {
    await sendOrigins(counter, event, 0, 4000);
    await counter.flush();
  }
  await services.database.schema.alterTable('away').renameTo('event_counts').execute();
  await counter.stop();
  const { detailed, plain, total } = await stored();
  expect(detailed).toBeLessThanOrEqual(5000);
  expect(detailed).toBeGreaterThan(3990);
  expect([plain, total]).toEqual([2, 12_000]);
});

it('138. B3: a write that hangs holds one batch, and the next one waits for it', async () => {
  const counter = createEventCounter(services);
  await sendOrigins(counter, 'page_pro_impression', 0, 10);
  const first = counter.flush();
  await sendOrigins(counter, 'page_pro_impression', 0, 10);
  expect(counter.flush()).toBe(first);
  await counter.stop();
  expect(await stored()).toEqual({ detailed: 10, plain: 0, total: 20 });
});
