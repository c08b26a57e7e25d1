import { takeRolling } from '@/server/attempts/attempts';
import { day, hour, second } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { announceSale } from '@/server/main/commands/announceSale';
import { oldInterest } from '@/server/saleInterest/saleInterest';
import { tellCountry, waitingByCountry } from '@/server/saleInterest/tellCountry';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { openSite } from '@/tests/fixtures/site/openSite';
import { ask } from '../site/ask';

const reader = 'reader@example.org';

const site = openForEachTest(() => openSite());

const request = (email: string, country = 'JP', { prefix = '', headers = {} } = {}) =>
  ask(`${site.origin}${prefix}/pro/notify/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, country }),
  });
const answer = (link: string, body: string) =>
  ask(link, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
const rows = () => site.services.database.selectFrom('sale_interest').selectAll().execute();

async function mails() {
  await deliverDueMails(site.services);
  return site.services.mails;
}

/** The link of the newest mail, at the site under test. */
async function link(): Promise<string> {
  const url = /http\S+\/pro\/notify\?token=\S+/.exec((await mails()).at(-1)?.text ?? '')?.[0] ?? '';
  return site.origin + url.slice(new URL(url).origin.length);
}

async function confirmed(email: string, country = 'JP'): Promise<void> {
  await request(email, country);
  expect((await answer(await link(), 'answer=confirm')).headers.location).toBe('/pro/notify#confirmed');
}

/** As if the subscription came to be sold where these people are. */
async function open(): Promise<number> {
  return tellCountry(site.services, 'JP');
}

it('asks the address for its yes, and puts it on the list of the country once a button is pressed', async () => {
  const { status, text } = await request(` ${reader.toUpperCase()} `);
  expect([status, JSON.parse(text)]).toEqual([200, { status: 'confirmation_sent' }]);
  const mail = (await mails())[0];
  expect(mail?.to).toBe(reader);
  expect(mail?.text).toContain('Japan');
  expect(await waitingByCountry(site.services)).toEqual([]);
  for (const method of ['GET', 'HEAD']) expect((await ask(await link(), { method })).status).toBe(405);
  expect(await waitingByCountry(site.services)).toEqual([]);
  for (let press = 0; press < 2; press += 1) {
    const done = await answer(await link(), 'answer=confirm');
    expect([done.status, done.headers.location]).toEqual([303, '/pro/notify#confirmed']);
  }
  expect(await waitingByCountry(site.services)).toEqual([{ country: 'JP', waiting: 1 }]);
});

it('tells everyone of a country exactly once, in their language, and keeps none of their addresses', async () => {
  await confirmed('one@example.org');
  await request('two@example.org', 'JP', { prefix: '/de' });
  const german = await link();
  expect(german).toContain('/de/pro/notify?token=');
  expect((await answer(german, 'answer=confirm')).headers.location).toBe('/de/pro/notify#confirmed');
  await confirmed('elsewhere@example.org', 'BR');
  await request('unconfirmed@example.org');
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

it('takes an address off by the button of the page or of the mail program', async () => {
  await confirmed(reader);
  const before = await link();
  expect((await mails())[0]?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/^<http\S+\/pro\/notify\?token=\S+>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect((await answer(before, 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await rows()).toEqual([]);
  expect((await answer(before, 'answer=confirm')).headers.location).toBe('/pro/notify#expired');
  site.services.clock.advance(hour);
  await request(reader);
  expect((await answer(await link(), 'answer=remove')).headers.location).toBe('/pro/notify#removed');
  expect(await rows()).toEqual([]);
});

it('writes one mail for twenty presses at once, and to a stranger’s address no more than four', async () => {
  await Promise.all(Array.from({ length: 20 }, () => request(reader)));
  expect(await mails()).toHaveLength(1);
  for (let round = 0; round < 12; round += 1) {
    site.services.clock.advance(9 * hour);
    await answer(await link(), 'answer=remove');
    expect((await request(reader)).status).toBe(200);
  }
  expect(await mails()).toHaveLength(4);
  for (const country of ['BR', 'CH', 'NO']) expect((await request(reader, country)).status).toBe(200);
  expect(await mails()).toHaveLength(4);
});

it('answers known and unknown addresses alike, and writes nothing to one that is on the list', async () => {
  await confirmed(reader);
  site.services.clock.advance(day);
  const [known, unknown] = [await request(reader), await request('other@example.org')];
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect((await mails()).map(({ to }) => to)).toEqual([reader, 'other@example.org']);
  const budgets = [reader, 'other@example.org'].map(
    (subject) => ({ limit: 'mails-an-hour', subject }) as const,
  );
  const [own, others] = await takeRolling(site.services.database, site.services, budgets);
  expect(own).toMatchObject({ left: others?.attempt && others.left });
});

it('refuses links that were not made for it', async () => {
  await request(reader);
  const token = new URL(await link()).searchParams.get('token') ?? '';
  for (const one of ['', 'x', token.slice(0, -2), `${token.slice(0, 36)}.${'A'.repeat(43)}`]) {
    const { headers } = await answer(
      `${site.origin}/pro/notify?token=${encodeURIComponent(one)}`,
      'answer=confirm',
    );
    expect([one, headers.location]).toEqual([one, '/pro/notify#expired']);
  }
  expect(await waitingByCountry(site.services)).toEqual([]);
});

it('forgets an address that never said yes after seven days, and any other after two years', async () => {
  await request(reader);
  const late = await link();
  await confirmed('waits@example.org');
  site.services.clock.advance(7 * day);
  expect((await answer(late, 'answer=confirm')).headers.location).toBe('/pro/notify#expired');
  await pruneInBatches(site.services, oldInterest(site.services.clock.now()));
  expect((await rows()).map(({ email }) => email)).toEqual(['waits@example.org']);
  site.services.clock.advance(723 * day - 1);
  await pruneInBatches(site.services, oldInterest(site.services.clock.now()));
  expect(await rows()).toHaveLength(1);
  site.services.clock.advance(1);
  await pruneInBatches(site.services, oldInterest(site.services.clock.now()));
  expect(await rows()).toEqual([]);
});

it('takes neither a country where we sell nor what is none, nor what another site sends', async () => {
  for (const country of ['DE', 'US', '', 'X', 'jp', '<>']) {
    const { status, text } = await request(reader, country);
    expect([country, status, JSON.parse(text).error]).toEqual([country, 400, 'invalid_request']);
  }
  expect(JSON.parse((await request('a@b@c')).text).error).toBe('invalid_email_address');
  const forged = await request(reader, 'JP', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(JSON.parse(forged.text).error).toBe('cross_site_request');
  site.services.acceptsMail = async () => false;
  expect(JSON.parse((await request('a@no-mail.example')).text).error).toBe('failed_mx_check');
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
  for (const country of [undefined, 'DE', 'DE']) await announceSale(site.services.config, country);
  const refused = announceSale(site.services.config, 'BR');
  await expect(refused).rejects.toThrow('The subscription isn’t sold in BR. Nobody was told.');
  for (const spy of spies) spy.mockRestore();
  expect(written).toEqual(['BR 1\n', 'DE 1\n', 'Emails on their way: 1\n', 'Emails on their way: 0\n']);
  expect((await rows()).map(({ country }) => country)).toEqual(['BR']);
});
