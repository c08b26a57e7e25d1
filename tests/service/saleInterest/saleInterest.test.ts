import { day, hour, second } from '@/server/clock';
import { announceSale } from '@/server/main/commands/announceSale';
import { tellCountry, waitingByCountry } from '@/server/saleInterest/tellCountry';
import { pruneOld } from '@/tests/fixtures/database/pruneOld';
import { openLists } from '../newsletter/openLists';

const reader = 'reader@example.org';
const { site, joinIn, mails, links, saleInterest, rowsOf } = openLists();
const rows = () => rowsOf(saleInterest);
const confirm = async () => (await saleInterest.confirm((await links()).confirm)).headers.location;

async function confirmed(email: string, country = 'JP'): Promise<void> {
  await joinIn(email, country);
  expect(await confirm()).toBe('/pro/notify#confirmed');
}

it('names the country, tells who waits for it, and writes no more than four mails by naming others', async () => {
  for (const country of ['JP', 'BR', 'CH', 'NO', 'IS', 'MX']) {
    expect((await joinIn(reader, country)).status).toBe(200);
    site.services.clock.advance(9 * hour);
  }
  expect((await mails())[0]?.text).toContain('Japan');
  expect([(await mails()).length, await waitingByCountry(site.services)]).toEqual([4, []]);
});

/** As if the subscription came to be sold where these people are. */
async function open(): Promise<number> {
  return tellCountry(site.services, 'JP');
}

it('tells everyone of a country exactly once, in their language, and keeps none of their addresses', async () => {
  await confirmed('one@example.org');
  await joinIn('two@example.org', 'JP', '/de');
  expect((await links()).confirm).toContain('/de/pro/notify?token=');
  expect(await confirm()).toBe('/de/pro/notify#confirmed');
  await confirmed('elsewhere@example.org', 'BR');
  await saleInterest.join('unconfirmed@example.org');
  await mails();
  site.services.mails.length = 0;

  const told = await Promise.all([open(), open(), open()]);
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await open()).toBe(0);
  site.services.clock.advance(second);
  const sent = (await mails()).map(({ to, subject }) => [to, subject]).sort();
  expect(sent).toEqual([
    ['one@example.org', 'You can now subscribe to Teal Subscription'],
    ['two@example.org', 'Sie können Teal Subscription jetzt abonnieren'],
  ]);
  expect((await mails()).find(({ to }) => to === 'two@example.org')?.text).toContain('/de/pro');
  expect((await rows()).map(({ email }) => email).sort()).toEqual([
    'elsewhere@example.org',
    'unconfirmed@example.org',
  ]);
  const outbox = JSON.stringify(await site.services.database.selectFrom('outbox').selectAll().execute());
  expect(outbox).not.toContain('one@example.org');
  const audit = await site.services.database.selectFrom('audit_log').selectAll().execute();
  expect(audit.filter(({ action }) => action === 'sale-opened')).toMatchObject([
    { outcome: 'done', account_id: null, detail: 'JP: 2' },
  ]);
});

/** So many confirmed addresses that wait for the country. */
async function wait(country: string, length: number): Promise<void> {
  const waiting = Array.from({ length }, (_, index) => ({
    id: `${country}-${index}`,
    email: `${country}-${index}@example.org`,
    country,
    locale: 'en',
    requested_at: 1,
    confirmed_at: 2,
  }));
  await site.services.database.insertInto('sale_interest').values(waiting).execute();
}

it('sends a long list ten mails a second, so that a code does not wait for its end', async () => {
  await wait('JP', 60);
  await open();
  for (const due of [1, 11, 21]) {
    expect(await mails()).toHaveLength(due);
    site.services.clock.advance(second);
  }
  await wait('CH', 1);
  await tellCountry(site.services, 'CH');
  // Those of the other country come first.
  expect((await mails()).map(({ to }) => to)).not.toContain('CH-0@example.org');
  site.services.clock.advance(3 * second);
  expect((await mails()).map(({ to }) => to)).toContain('CH-0@example.org');
});

it('forgets an address after two years', async () => {
  await confirmed(reader);
  site.services.clock.advance(730 * day - 1);
  for (const left of [1, 0]) {
    await pruneOld(site.services, saleInterest.table);
    expect(await rows()).toHaveLength(left);
    site.services.clock.advance(1);
  }
});

it('takes neither a country where we sell nor what is none', async () => {
  for (const country of ['DE', 'US', '', 'X', 'jp', '<>']) {
    const { status, text } = await joinIn(reader, country);
    expect([country, status, JSON.parse(text).error]).toEqual([country, 400, 'invalid_request']);
  }
  expect(await rows()).toEqual([]);
});

it('the command lists who waits, tells a country where we sell, and refuses any other', async () => {
  await confirmed('br@example.org', 'BR');
  await confirmed('de@example.org');
  // As if Germany had been a country without a sale until today.
  await site.services.database
    .updateTable('sale_interest')
    .set({ country: 'DE' })
    .where('country', '=', 'JP')
    .execute();
  const written: string[] = [];
  const keep = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation(keep),
  );
  for (const country of ['', 'DE', 'DE']) await announceSale(site.services.config, country);
  const refused = announceSale(site.services.config, 'BR');
  await expect(refused).rejects.toThrow('The subscription isn’t sold in BR. Nobody was told.');
  for (const spy of spies) spy.mockRestore();
  expect(written).toEqual(['BR 1\n', 'DE 1\n', 'Emails on their way: 1\n', 'Emails on their way: 0\n']);
  expect((await rows()).map(({ country }) => country)).toEqual(['BR']);
});
