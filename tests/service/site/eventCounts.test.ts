import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { RequestContext } from '@/server/http/requestContext';
import { createEventCounter } from '@/server/site/eventCounter';
import { addCounts, addCountsIn, type EventRow, eventShards, maxRowsPerDay } from '@/server/site/eventRows';
import { takeNamedLock } from '@/server/store/namedLock';
import { openDatabase } from '@/server/store/open';
import type { Database } from '@/server/store/schema';
import { holdTransaction } from '@/tests/fixtures/database/holdTransaction';
import { serveCalls, type TestServer } from '@/tests/fixtures/service/apiServer';
import { countsOfDay } from '@/tests/fixtures/service/countsOfDay';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import { until } from '@/tests/fixtures/until';

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
async function sendOrigins(
  counter: ReturnType<typeof createEventCounter>,
  event: string,
  first: number,
  last: number,
) {
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

describe('by many instances', () => {
  /** The same events, as every instance counts them. */
  const sameEvents: EventRow[] = ['page_home_impression', 'page_pro_impression'].flatMap((event) => [
    { day: today, event, parameters: '', count: 2 },
    { day: today, event, parameters: 'origin=funnel_home_web', count: 1 },
  ]);
  const countedAtOnce = 6;

  async function totalOf(database: Kysely<Database>): Promise<number> {
    const { total } = await countsOfDay(database, today)
      .select(({ fn }) => fn.sum<number>('count').as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  async function shardsUsed(database: Kysely<Database>): Promise<number[]> {
    const used = await database.selectFrom('event_count_shards').select('shard').distinct().execute();
    return used.map(({ shard }) => shard).sort();
  }

  const opened: Kysely<Database>[] = [];
  const held: (() => Promise<void>)[] = [];
  const another = (): TestServices => {
    const database = openDatabase(services.config.database, () => {});
    opened.push(database);
    return { ...services, database };
  };
  afterEach(async () => {
    await Promise.all(held.splice(0).map((letGo) => letGo()));
    await Promise.all(opened.splice(0).map((database) => database.destroy()));
  });

  it('what many instances count at the same moment adds up, whoever met whom', async () => {
    const writers = [services, another(), another(), another()];
    const writes = 25;
    await Promise.all(
      writers.map(async (writer) => {
        for (let write = 0; write < writes; write += 1) await addCounts(writer, sameEvents);
      }),
    );
    expect(await totalOf(services.database)).toBe(writers.length * writes * countedAtOnce);
  });

  /** Writes the rows in a transaction that stays open until it is let go. */
  async function holdOpen(writer: TestServices) {
    held.push(
      await holdTransaction(writer.database, (database) => addCountsIn({ ...writer, database }, sameEvents)),
    );
  }

  const waiting = async () =>
    (await sql`select pid from pg_locks where not granted`.execute(services.database)).rows.length;

  it('as many instances as there are shards write the same events without waiting for each other', async () => {
    for (const name of eventShards) await takeNamedLock(services.database, name, services.clock.now());
    for (const _ of eventShards) await holdOpen(another());
    expect(await waiting()).toBe(0);
    // One more waits for any of them.
    const next = addCounts(another(), sameEvents);
    await until('the next one to wait', async () => ((await waiting()) > 0 ? true : null));
    await Promise.all(held.splice(0).map((letGo) => letGo()));
    await next;
    expect(await shardsUsed(services.database)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await totalOf(services.database)).toBe((eventShards.length + 1) * countedAtOnce);
  });
});

describe('in the figures of the site', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await serveCalls(services);
  });
  afterEach(() => server.close());

  const send = (...events: string[]) =>
    Promise.all(events.map((event) => fetch(`${server.origin}/t/${event}`)));

  /** The series of a counter without the names of its labels: `{app,promo,offer} 1`. */
  async function counted(name: string): Promise<string[]> {
    const lines = (await services.metrics.text()).split('\n');
    return lines
      .filter((line) => line.startsWith(`${name}{`))
      .map((line) => line.slice(name.length).replace(/[a-z]+="([^"]*)"/g, '$1'))
      .sort();
  }

  it('counts how far visits get in each arm of an experiment, also where nobody has subscribed yet', async () => {
    const arm = 'experiment=mobilepropaywall&variant=';
    await send(`static_experiment?${arm}control`, `static_experiment?${arm}control`);
    await send(`static_experiment?${arm}treatmenta`, `page_welcome_experiment?${arm}treatmenta`);
    expect(await counted('site_experiments_total')).toEqual([
      '{mobilepropaywall,control,assigned} 2',
      '{mobilepropaywall,control,subscribed} 0',
      '{mobilepropaywall,treatmenta,assigned} 1',
      '{mobilepropaywall,treatmenta,subscribed} 1',
    ]);
  });

  it('counts how far visits get by page and campaign of origin, and those without an origin too', async () => {
    const origin = 'origin=funnel_app_ios_promo_banner';
    await send(`page_pro_impression?${origin}`, 'page_pro_impression', 'page_home_impression');
    await send(`page_pro_buy_click?${origin}&period=yearly`, `page_welcome_impression?${origin}`);
    expect(await counted('site_funnel_total')).toEqual([
      '{app,promo,checkout} 1',
      '{app,promo,offer} 1',
      '{app,promo,subscribed} 1',
      '{none,none,checkout} 0',
      '{none,none,offer} 1',
      '{none,none,subscribed} 0',
    ]);
  });

  it('115. B2: adds no series for words that strangers write', async () => {
    const strange = () => {
      const word = randomBytes(6).toString('hex');
      return [
        `static_experiment?experiment=${word}&variant=${word}`,
        `static_experiment?${word}=${word}`,
        `page_pro_impression?origin=funnel_${word}_${word}_${word}_${word}`,
        `page_pro_impression?origin=${word}`,
        `page_welcome_impression?origin=funnel_app__${word}`,
      ];
    };
    for (let round = 0; round < 5; round += 1) await send(...strange());
    const steps = (labels: string, ...names: string[]) => names.map((name) => `{${labels},${name}}`);
    const series = async (name: string) => (await counted(name)).map((line) => line.replace(/ \d+$/, ''));
    expect(await series('site_experiments_total')).toEqual([
      ...steps('none,none', 'assigned', 'subscribed'),
      ...steps('other,other', 'assigned', 'subscribed'),
    ]);
    expect(await series('site_funnel_total')).toEqual([
      ...steps('app,other', 'checkout', 'offer', 'subscribed'),
      ...steps('other,none', 'checkout', 'offer', 'subscribed'),
      ...steps('other,other', 'checkout', 'offer', 'subscribed'),
    ]);
  });
});
