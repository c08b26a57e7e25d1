import { statusDays } from '@/lib/content/help/statusParts';
import { statusPartWords, statusWords } from '@/lib/content/help/statusWords';
import { publishedKeys } from '@/server/auth/tokens/signingKeys';
import { checkPayments } from '@/server/billing/catalog/paymentsSetup';
import { day, hour, minute } from '@/server/clock';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { makeDatabaseWatch } from '@/server/status/databaseWatch';
import { oldStatusDays, recordStatus } from '@/server/status/recordStatus';
import { makeStatusBoard } from '@/server/status/statusBoard';
import { statusMarkup } from '@/server/status/statusMarkup';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { createBilling } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

const shop = openForEachTest(() => createBilling());
beforeEach(() => publishedKeys(shop.services));

const record = (databaseAway = false) => recordStatus(shop.services, { databaseAway });
/** Readings a minute apart, as long as this takes, in minutes. */
async function readFor(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    shop.services.clock.advance(minute);
    await record();
  }
}
const rows = () => shop.services.database.selectFrom('status_days').selectAll().orderBy('day').execute();
const report = () => makeStatusBoard(shop.services).latest();
const stateOfPayments = async () =>
  (await report()).history?.parts.find(({ part }) => part === 'payments')?.state;
async function page(): Promise<string> {
  return statusMarkup(await report())
    .markup.replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
const lateMail = () =>
  enqueueMail(shop.services, {
    template: 'deleted',
    to: 'told@example.org',
    locale: 'en',
    dedupeKey: `deleted:${shop.services.random.uuid()}`,
    data: {},
  });

it('says that everything works, and keeps one row a part and day, however many readings there are', async () => {
  await record();
  await readFor(30);
  expect(await rows()).toHaveLength(4);
  const { history } = await report();
  expect(history?.parts.map(({ part, state, uptime }) => [part, state, uptime])).toEqual([
    ['site', 'up', 1],
    ['accounts', 'up', 1],
    ['mail', 'up', 1],
    ['payments', 'up', 1],
  ]);
  expect(await page()).toContain(statusWords.summary.up);
  expect(await page()).toContain(statusWords.noIncidents);
});

it('tells of late mail while it is late, and afterward for how long it was', async () => {
  await record();
  await lateMail();
  await readFor(12);
  expect(await page()).toContain(statusWords.summary.slow);
  await shop.services.database.updateTable('outbox').set({ sent_at: shop.services.clock.now() }).execute();
  await readFor(3);
  expect(await page()).toContain(statusWords.summary.up);
  const { history } = await report();
  expect(history?.incidents).toEqual([expect.objectContaining({ part: 'mail', kind: 'slow', minutes: 7 })]);
  expect(await page()).toContain(`${statusPartWords.mail.name} ${statusWords.incident.slow(7)}`);
});

it('tells that payments do not work while Stripe lacks what is sold, or has not answered since the start', async () => {
  const { payments } = shop.services;
  for (const [missing, state] of [
    [null, undefined],
    [['price plus-monthly-us'], 'down'],
    [[], 'up'],
  ] as const) {
    payments.missing = missing && [...missing];
    await readFor(1);
    expect(await stateOfPayments()).toBe(state);
  }
  payments.missing = null;
  shop.emulator.setOutage(Number.POSITIVE_INFINITY);
  await expect(checkPayments(shop.services)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await readFor(1);
  expect(await stateOfPayments()).toBe('down');
});

it('knows after an outage of the database what it did not see during it', async () => {
  const watch = makeDatabaseWatch();
  await record();
  for (let tries = 0; tries < 20; tries += 1) {
    shop.services.clock.advance(minute);
    await expect(watch.during(() => Promise.reject(away))).rejects.toBe(away);
  }
  await record(watch.takeAway());
  expect(watch.takeAway()).toBe(false);
  const { history } = await report();
  expect(history?.incidents.map(({ part, kind: wrong, minutes }) => [part, wrong, minutes])).toEqual(
    [
      ['accounts', 'down', 19],
      ['mail', 'down', 19],
      ['payments', 'down', 19],
    ].sort(),
  );
  expect(history?.parts.find(({ part }) => part === 'site')?.uptime).toBe(1);
});

it('shows an outage over midnight on both days, and as one disruption', async () => {
  await record();
  shop.services.clock.advance(day);
  await record(true);
  const { history } = await report();
  const mail = history?.parts.find(({ part }) => part === 'mail');
  expect(mail?.days.slice(-2)).toEqual(['down', 'down']);
  expect(history?.incidents.filter(({ part }) => part === 'mail')).toEqual([
    expect.objectContaining({ kind: 'down', minutes: 24 * 60 - 1 }),
  ]);
});

it('counts a time without readings against the live website, and against no sandbox', async () => {
  await record();
  shop.services.clock.advance(3 * hour);
  await record();
  expect((await report()).history?.incidents).toEqual([]);
  shop.services.config = { ...shop.services.config, mode: 'live' };
  shop.services.clock.advance(3 * hour);
  await record();
  expect((await report()).history?.incidents).toEqual([
    expect.objectContaining({ part: 'site', kind: 'missed', minutes: 179 }),
  ]);
});

it('does not call a state of an hour ago one of now', async () => {
  await record();
  shop.services.clock.advance(hour);
  expect((await report()).history?.parts.map(({ state }) => state)).toEqual([null, null, null, null]);
  expect(await page()).toContain(statusWords.summary.unknown);
});

it('shows what it last read while the database is away, and says so', async () => {
  await record();
  const board = makeStatusBoard(shop.services);
  await board.latest();
  const { database } = shop.services;
  shop.services.database = new Proxy(database, {
    get: () => {
      throw away;
    },
  });
  shop.services.clock.advance(minute);
  const told = statusMarkup(await board.latest()).markup;
  const toldByNewcomer = statusMarkup(await makeStatusBoard(shop.services).latest()).markup;
  shop.services.database = database;
  for (const text of [told, toldByNewcomer]) expect(text).toContain(statusWords.databaseAway);
  expect(told).toContain(statusPartWords.accounts.name);
  expect(toldByNewcomer).toContain(statusWords.noHistory);
});

it('reads the history once for everybody who looks within ten seconds', async () => {
  await record();
  const board = makeStatusBoard(shop.services);
  const [first, second] = await Promise.all([board.latest(), board.latest()]);
  expect(second).toBe(first);
  shop.services.clock.advance(9000);
  expect(await board.latest()).toBe(first);
  shop.services.clock.advance(2000);
  expect(await board.latest()).not.toBe(first);
});

it('forgets days that the page no longer tells of', async () => {
  await record();
  shop.services.clock.advance((statusDays + 1) * day);
  await record();
  const old = oldStatusDays(shop.services.clock.now());
  expect(await pruneInBatches(shop.services, old)).toBe(4);
  expect(await rows()).toHaveLength(4);
});
