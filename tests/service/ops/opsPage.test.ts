import { opsWords } from '@/lib/content/ops';
import { day, hour, minute } from '@/server/clock';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { fillTables } from '@/tests/fixtures/database/fillTables';
import { deletedMail } from '@/tests/fixtures/mail/deletedMail';
import { call } from '@/tests/fixtures/service/authClient';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { openSite } from '@/tests/fixtures/service/serviceSite';

const token = 'token-of-the-operators';

const site = openForEachTest(() =>
  openSite({ opsToken: token, mode: 'live', publicOrigin: 'https://teal.example', trustedProxyHops: 1 }),
);

const show = (cookie?: string, query = '') =>
  call(`${site.origin}/ops${query}`, { headers: cookie ? { cookie } : {} });
const enter = (given: string, headers: Record<string, string> = {}) =>
  call(`${site.origin}/ops`, { method: 'POST', body: new URLSearchParams({ token: given }), headers });
const signedIn = async () => (await enter(token)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
const page = async () => (await show(await signedIn())).text();
const views = async () =>
  (await site.services.database.selectFrom('audit_log').selectAll().execute()).map(
    ({ action, detail }) => `${action} ${detail}`,
  );

/** The cells of every row of every table, joined by bars. */
function rowsOf(markup: string): string[] {
  return [...markup.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)]
      .map(([, cell = '']) => cell.replace(/<[^>]+>/g, '').trim())
      .join('|'),
  );
}

it('111. the operator page has a credential of its own, for fifteen minutes, and every act is on record', async () => {
  const asked = await show();
  expect([asked.status, await asked.text()]).toEqual([401, expect.stringContaining(opsWords.signIn.label)]);
  const refused = await enter('something else');
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
  const entered = await enter(token);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/ops']);
  const [cookie = ''] = entered.headers.getSetCookie();
  expect(cookie).toMatch(/^__Secure-ops=[^;]+; Max-Age=900; Path=\/ops; HttpOnly; Secure; SameSite=Strict$/);
  expect(cookie).not.toContain(token);
  const seen = await show(cookie.split(';')[0]);
  expect([seen.status, await seen.text()]).toEqual([200, expect.stringContaining(opsWords.title)]);
  expect(await views()).toEqual(
    expect.arrayContaining(['ops-viewed refused', 'ops-viewed signed in', 'ops-viewed by token']),
  );
  expect(await views()).toHaveLength(3);
  site.services.clock.advance(15 * minute);
  expect((await show(cookie.split(';')[0])).status).toBe(401);
});

it('106. 111. a session is open at every instance, and one that was made up, prolonged or made with a former token opens nothing', async () => {
  const cookie = await signedIn();
  // An instance that is behind the one that began it opens it.
  site.services.clock.advance(-5 * minute);
  expect((await show(cookie)).status).toBe(200);
  const [, end = '', mark = ''] = /=(\d+)\.(.+)$/.exec(cookie) ?? [];
  for (const value of ['', 'x', `${Number(end) + 60_000}.${mark}`, `${end}.${'A'.repeat(43)}`]) {
    expect((await show(`__Secure-ops=${value}`)).status).toBe(401);
  }
  expect((await show(`__Secure-ops=${token}`)).status).toBe(401);
  expect((await show(undefined, `?token=${token}`)).status).toBe(401);
  site.services.config = { ...site.services.config, opsToken: 'the-token-after-that-one' };
  expect((await show(cookie)).status).toBe(401);
});

it('111. guesses are limited, other sites cannot post, and leaving takes the session back', async () => {
  expect((await enter(token, { origin: 'https://evil.example' })).status).toBe(403);
  const visitor = { 'x-forwarded-for': '203.0.113.111' };
  const tries = [];
  for (let round = 0; round < 11; round += 1) tries.push((await enter(`guess ${round}`, visitor)).status);
  expect(tries).toEqual([...Array(10).fill(403), 429]);
  const late = await enter(token, visitor);
  expect([late.status, late.headers.getSetCookie()]).toEqual([429, []]);
  const left = await call(`${site.origin}/ops`, {
    method: 'POST',
    body: new URLSearchParams({ leave: '1' }),
  });
  expect(left.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Secure-ops=; Max-Age=0; Path=\/ops;/),
  ]);
  const log = site.services.database.selectFrom('audit_log').select('detail');
  // Nobody was signed in, so nobody left.
  expect(await log.where('detail', '=', 'left').execute()).toEqual([]);
});

it('111. without a token there is no such page, in the sandbox and in live mode, nor anything below it', async () => {
  expect((await call(`${site.origin}/ops/x`)).status).toBe(404);
  for (const mode of ['sandbox', 'live'] as const) {
    site.services.config = { ...site.services.config, mode, opsToken: null };
    const answers = [await show(), await enter(token)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await answers[0]?.json()).toMatchObject({ path: '/404' });
  }
  expect(await views()).toEqual([]);
});

it('111. nobody is on the page: no address, account, code or token, whatever is stored', async () => {
  const { database } = site.services;
  const names = [
    'accounts',
    'subscriptions',
    'customers',
    'one_time_codes',
    'outbox',
    'webhook_events',
  ] as const;
  await fillTables(database, { names, rows: 200, now: site.services.clock.now() });
  const text = await page();
  expect(text).not.toContain('grown-');
  // The one address on it would be that of a style.
  expect(text.replace(/<style>[\s\S]*?<\/style>/, '')).not.toMatch(
    /@|\b[0-9a-f]{8}-[0-9a-f]{4}|eyJ|sub_|cus_/,
  );
  expect(text).not.toContain(token);
});

it('is kept by nobody, found by nobody, and brings no script', async () => {
  const answers = [await show(), await enter('wrong'), await show(await signedIn())];
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self';.*object-src 'none'; base-uri 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toContain('unsafe');
  }
  for (const answer of answers) {
    expect(await answer.text()).not.toMatch(/<script|\sstyle=|\son\w+=|https?:\/\//);
  }
});

it('shows what mail and payment events wait, went, failed and since when', async () => {
  const { database, clock } = site.services;
  for (const name of ['one', 'two', 'three', 'four']) await enqueueMail(site.services, deletedMail(name));
  await enqueueMail(site.services, deletedMail('x'), { discard: true });
  const set = (name: string, change: { sent_at?: number; attempts?: number; failed_at?: number }) =>
    database.updateTable('outbox').set(change).where('dedupe_key', '=', name).execute();
  await set('one', { sent_at: clock.now(), attempts: 1 });
  await set('two', { failed_at: clock.now() });
  const event = (id: string, attempts: number, processed: number | null) => ({
    id,
    type: 'invoice.paid',
    created_at: clock.now(),
    received_at: clock.now(),
    processed_at: processed,
    attempts,
    failed_at: attempts > 12 ? clock.now() : null,
    last_error: null,
    object_id: null,
  });
  const handled = [event('a', 0, clock.now()), event('b', 1, clock.now())];
  const events = [...handled, event('c', 3, null), event('d', 13, null)];
  await database.insertInto('webhook_events').values(events).execute();
  clock.advance(3 * hour);
  const text = await page();
  const rows = rowsOf(text);
  for (const row of ['Queued|2', 'Oldest in queue|3 h', 'Sent|1', 'Failed|1']) expect(rows).toContain(row);
  for (const row of ['Received|4', 'Handled|2', 'Waiting|1', 'Oldest unhandled|3 h', 'Parked for review|1'])
    expect(rows).toContain(row);
  expect(text).toContain(opsWords.attention.needed('2'));
  expect(text).not.toContain(opsWords.attention.well);
  // Mails are counted for thirty days.
  clock.advance(30 * day - 3 * hour);
  expect(rowsOf(await page())).toContain('Sent|1');
  clock.advance(minute);
  expect(rowsOf(await page())).toContain('Sent|0');
});

it('counts subscriptions by status, and says when nothing needs attention', async () => {
  expect(await page()).toContain(opsWords.attention.well);
  await fillTables(site.services.database, {
    names: ['subscriptions'],
    rows: 30,
    now: site.services.clock.now(),
  });
  const half = site.services.database
    .selectFrom('subscriptions')
    .select('id')
    .where('id', 'is not', null)
    .limit(12);
  await site.services.database.updateTable('subscriptions').set({ status: 'Auto-Renewable' }).execute();
  await site.services.database
    .updateTable('subscriptions')
    .set({ status: 'Expired', live: 0 })
    .where('id', 'in', half)
    .execute();
  expect(rowsOf(await page())).toEqual(
    expect.arrayContaining(['Auto-Renewable|18', 'Grace Period|0', 'Expired|12']),
  );
});
