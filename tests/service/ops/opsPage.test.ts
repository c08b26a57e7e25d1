import { opsWords } from '@/lib/content/ops';
import { hour, minute } from '@/server/clock';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { onEachDatabase } from '@/tests/fixtures/database/databases';
import { fillTables } from '@/tests/fixtures/database/fillTables';
import type { TestServer } from '@/tests/fixtures/service/apiServer';
import { call } from '@/tests/fixtures/service/authClient';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import { serveSiteCalls } from '@/tests/fixtures/site/siteServer';

const token = 'token-of-the-operators';

onEachDatabase((kind) => {
  let services: TestServices;
  let server: TestServer;
  beforeEach(async () => {
    services = await createServices(kind, {
      opsToken: token,
      mode: 'live',
      publicOrigin: 'https://teal.example',
      trustedProxyHops: 1,
    });
    server = await serveSiteCalls(services);
  });
  afterEach(async () => {
    await server.close();
    await services.dispose();
  });

  const show = (cookie?: string, query = '') =>
    call(`${server.origin}/ops${query}`, { headers: cookie ? { cookie } : {} });
  const enter = (given: string, headers: Record<string, string> = {}) =>
    call(`${server.origin}/ops`, { method: 'POST', body: new URLSearchParams({ token: given }), headers });
  const signedIn = async () => (await enter(token)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = async (query = '') => (await show(await signedIn(), query)).text();
  const views = async () =>
    (await services.database.selectFrom('audit_log').selectAll().execute()).map(
      ({ action, detail }) => `${action} ${detail}`,
    );

  /** The cells of every row of every table, joined by bars. */
  function rowsOf(markup: string): string[] {
    const plain = markup.replace(/<svg[\s\S]*?<\/svg>/g, '');
    return [...plain.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)]
        .map(([, cell = '']) => cell.replace(/<[^>]+>/g, '').trim())
        .join('|'),
    );
  }

  async function count(rows: readonly [event: string, parameters: string, times: number, day?: string][]) {
    const today = new Date(services.clock.now()).toISOString().slice(0, 10);
    await services.database
      .insertInto('event_counts')
      .values(
        rows.map(([event, parameters, times, day = today]) => ({ day, event, parameters, count: times })),
      )
      .execute();
  }

  it('111. the operator page has a credential of its own, for fifteen minutes, and every act is on record', async () => {
    const asked = await show();
    expect([asked.status, await asked.text()]).toEqual([401, expect.stringContaining(opsWords.signIn.label)]);
    const refused = await enter('something else');
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
    const entered = await enter(token);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/ops']);
    const [cookie = ''] = entered.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Secure-ops=[^;]+; Max-Age=900; Path=\/ops; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(cookie).not.toContain(token);
    const seen = await show(cookie.split(';')[0]);
    expect([seen.status, await seen.text()]).toEqual([200, expect.stringContaining(opsWords.title)]);
    expect(await views()).toEqual(
      expect.arrayContaining(['ops-viewed refused', 'ops-viewed signed in', 'ops-viewed null']),
    );
    expect(await views()).toHaveLength(3);
    services.clock.advance(15 * minute);
    expect((await show(cookie.split(';')[0])).status).toBe(401);
  });

  it('signs operators in on the plain http of the sandbox too, where browsers keep no Secure cookie', async () => {
    services.config = { ...services.config, mode: 'sandbox', publicOrigin: 'http://localhost:3000' };
    const [cookie = ''] = (await enter(token)).headers.getSetCookie();
    expect(cookie).toMatch(/^ops=[^;]+; Max-Age=900; Path=\/ops; HttpOnly; SameSite=Strict$/);
    expect((await show(cookie.split(';')[0])).status).toBe(200);
  });

  it('106. 111. a session is open at an instance that is behind the one that began it', async () => {
    const cookie = await signedIn();
    services.clock.advance(-5 * minute);
    expect((await show(cookie)).status).toBe(200);
  });

  it('111. a session that was made up, prolonged or made with a former token opens nothing', async () => {
    const cookie = await signedIn();
    const [, end = '', mark = ''] = /=(\d+)\.(.+)$/.exec(cookie) ?? [];
    for (const value of ['', 'x', `${Number(end) + 60_000}.${mark}`, `${end}.${'A'.repeat(43)}`]) {
      expect((await show(`__Secure-ops=${value}`)).status).toBe(401);
    }
    expect((await show(`__Secure-ops=${token}`)).status).toBe(401);
    expect((await show(undefined, `?token=${token}`)).status).toBe(401);
    services.config = { ...services.config, opsToken: 'the-token-after-that-one' };
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
    const left = await call(`${server.origin}/ops`, {
      method: 'POST',
      body: new URLSearchParams({ leave: '1' }),
    });
    expect(left.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Secure-ops=; Max-Age=0; Path=\/ops;/),
    ]);
    const log = services.database.selectFrom('audit_log').select('detail');
    // Nobody was signed in, so nobody left.
    expect(await log.where('detail', '=', 'left').execute()).toEqual([]);
  });

  it('111. without a token there is no such page, in the sandbox and in live mode, nor anything below it', async () => {
    expect((await call(`${server.origin}/ops/x`)).status).toBe(404);
    for (const mode of ['sandbox', 'live'] as const) {
      services.config = { ...services.config, mode, opsToken: null };
      const answers = [await show(), await enter(token)];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(await answers[0]?.json()).toMatchObject({ path: '/404' });
    }
    expect(await views()).toEqual([]);
  });

  it('111. nobody is on the page: no address, account, code or token, whatever is stored', async () => {
    const { database } = services;
    const names = [
      'accounts',
      'subscriptions',
      'customers',
      'one_time_codes',
      'outbox',
      'webhook_events',
    ] as const;
    await fillTables(database, kind, { names, rows: 200, now: services.clock.now() });
    await count([['page_pro_impression', 'origin=funnel_home_website', 3]]);
    const text = await page('?days=90');
    expect(text).not.toContain('grown-');
    // The one address on it would be that of a style or of the origin of a visit.
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
      expect(policy).toMatch(
        /script-src 'self';.*object-src 'none'; base-uri 'none'.*frame-ancestors 'none'/,
      );
      expect(policy).not.toContain('unsafe');
    }
    for (const answer of answers) {
      expect(await answer.text()).not.toMatch(/<script|\sstyle=|\son\w+=|https?:\/\//);
    }
  });

  it('shows days, the way from offer to welcome by origin, and arms with their intervals', async () => {
    await count([
      ['page_pro_impression', 'origin=funnel_home_website', 200],
      ['page_pro_buy_click', 'origin=funnel_home_website&period=yearly', 30],
      ['page_pro_buy_click', 'origin=funnel_home_website&period=monthly', 10],
      ['page_welcome_impression', 'origin=funnel_home_website', 20],
      ['page_pro_impression', '', 50],
      ['static_experiment', 'experiment=mobilepropaywall&variant=control', 500],
      ['static_experiment', 'experiment=mobilepropaywall&variant=treatmenta', 480],
      ['static_experiment', 'experiment=mobilepropaywall&variant=treatmentb', 120],
      ['page_welcome_experiment', 'experiment=mobilepropaywall&variant=treatmenta', 48],
      ['page_home_impression', '', 9000, '2025-01-01'],
      ['page_home_impression', '', 700, '2026-04-15'],
      ['page_home_impression', '', 70, '2026-05-20'],
    ]);
    const text = await page();
    const rows = rowsOf(text);
    expect(text).toContain(opsWords.days.summary('1,528', 30, '1,458'));
    expect(rows).toContain('2026-05-20|70');
    expect(rows).toContain('funnel_home_website|200|40|20|10.0% (6.6 to 14.9)');
    expect(rows).toContain('no origin|50|0|0|0.0% (0.0 to 7.1)');
    expect(rows).toContainEqual(
      expect.stringMatching(/^treatmenta\|480\|48\|10\.0% \(7\.6 to 13\.0\)\|43\.6%/),
    );
    expect(rows).toContainEqual(expect.stringMatching(/^treatmentb\|120\|0\|0\.0% .*off plan$/));
    expect(await page('?days=7')).toContain(opsWords.days.summary('1,458', 7, '1,458'));
    expect(await page('?days=90')).toContain(opsWords.days.summary('2,228', 90, '1,458'));
    expect(await page('?days=100000')).toContain(opsWords.days.summary('1,528', 30, '1,458'));
  });

  it('shows what mail and payment events wait, went, failed and since when', async () => {
    const { database, clock } = services;
    for (const name of ['one', 'two', 'three', 'four']) {
      const mail = { template: 'deleted', to: `${name}@example.org`, locale: 'en', data: {} } as const;
      await database.transaction().execute((trx) => enqueueMail(trx, services, { ...mail, dedupeKey: name }));
    }
    const unsent = {
      template: 'deleted',
      to: 'x@example.org',
      locale: 'en',
      dedupeKey: 'x',
      data: {},
    } as const;
    await enqueueMail(database, services, unsent, { discard: true });
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
    const events = [
      event('a', 0, clock.now()),
      event('b', 1, clock.now()),
      event('c', 3, null),
      event('d', 13, null),
    ];
    await database.insertInto('webhook_events').values(events).execute();
    clock.advance(3 * hour);
    const text = await page();
    const rows = rowsOf(text);
    for (const row of ['Sent|1', 'Queued|2', 'Failed|1', 'Handled|2', 'Waiting|1', 'Parked for review|1'])
      expect(rows).toContain(row);
    expect(text).toMatch(/Oldest in queue<\/dt><dd>3 h<\/dd>/);
    expect(text).toMatch(/Received<\/dt><dd>4<\/dd><dt>Oldest unhandled<\/dt><dd>3 h<\/dd>/);
    expect(text).toMatch(/<li class="alarm"><strong>2<\/strong>/);
  });

  it('counts subscriptions by status, and says so where there is nothing yet', async () => {
    const empty = await page();
    const { days, funnel, experiments, subscriptions, events, mail, webhooks, summary } = opsWords;
    for (const { none } of [days, funnel, experiments, subscriptions, events, mail, webhooks])
      expect(empty).toContain(none);
    expect(empty).toContain(summary.wellLabel);
    await fillTables(services.database, kind, {
      names: ['subscriptions'],
      rows: 30,
      now: services.clock.now(),
    });
    const half = services.database
      .selectFrom('subscriptions')
      .select('id')
      .where('id', 'is not', null)
      .limit(12);
    await services.database.updateTable('subscriptions').set({ status: 'Auto-Renewable' }).execute();
    await services.database
      .updateTable('subscriptions')
      .set({ status: 'Expired', live: 0 })
      .where('id', 'in', half)
      .execute();
    expect(rowsOf(await page())).toEqual(
      expect.arrayContaining(['Auto-Renewable|18', 'Grace Period|0', 'Expired|12']),
    );
  });
});
