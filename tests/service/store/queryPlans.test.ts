import { type CompiledQuery, sql } from 'kysely';
import { letterKinds } from '@/lib/content/mails/letterReasons';
import { findAccountByEmail } from '@/server/accounts/accounts';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { reconcile } from '@/server/billing/reconcile/reconcile';
import { day } from '@/server/clock';
import { writePeople } from '@/server/desk/writePeople';
import { changeLetter, createLetter } from '@/server/letters/letterRows';
import { sendBatch } from '@/server/letters/sendLetters';
import { confirmOnList } from '@/server/mail/addressing/confirmedLists';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { backgroundTasks } from '@/server/main/backgroundTasks';
import { makeSecretWatch } from '@/server/main/secretWatch';
import { neverAborted } from '@/server/neverAborted';
import { endSubscription, requestSubscription } from '@/server/newsletter/subscribers';
import { readHealth } from '@/server/ops/health/readHealth';
import { readGauges } from '@/server/ops/readGauges';
import { endInterest, requestInterest } from '@/server/saleInterest/saleInterest';
import { tellCountry } from '@/server/saleInterest/tellCountry';
import { inTransaction } from '@/server/services';
import { createEventCounter } from '@/server/site/eventCounter';
import { recordStatus } from '@/server/status/recordStatus';
import { makeStatusBoard } from '@/server/status/statusBoard';
import { fillTables, type TableName } from '@/tests/fixtures/database/fillTables';
import { recordStatements, wholeReads } from '@/tests/fixtures/database/queryPlans';
import { serveCalls } from '@/tests/fixtures/service/apiServer';
import { asAccount, call, refresh, webAuthorize } from '@/tests/fixtures/service/authClient';
import { type Billing, createBilling } from '@/tests/fixtures/service/billing';
import { booksOf } from '@/tests/fixtures/service/booksOf';
import { confirmEdit, mailedCode, pendingEdit, signIn, storeAccount } from '../auth/codes/codeClient';
import { exchange, legacyAccount, redeemed } from '../auth/owners/paidClient';

/** What each journey must have asked the database, so that none of these checks can pass by asking nothing. */
type Journey = { name: string; touches: string[]; run: (shop: Billing) => Promise<unknown> };

const journeys: Journey[] = [
  {
    name: 'sign-in by code',
    touches: [
      'auth_sessions',
      'accounts',
      'counters',
      'one_time_codes',
      'authorization_codes',
      'token_pairs',
    ],
    run: async (shop) => {
      await storeAccount(shop.services, 'reader@example.org');
      await signIn(shop, 'reader@example.org');
    },
  },
  {
    name: 'refresh and bearer read',
    touches: ['token_pairs', 'token_families', 'accounts'],
    run: async (shop) => {
      await storeAccount(shop.services, 'again@example.org');
      const pair = await signIn(shop, 'again@example.org');
      const renewed = await (await refresh(shop.origin, pair.refreshToken)).json();
      await asAccount(`${shop.origin}/api/auth/v2/account`, renewed.access_token);
      await asAccount(`${shop.origin}/api/auth/v2/sessions`, renewed.access_token);
      await asAccount(`${shop.origin}/api/auth/v2/logout`, renewed.access_token, { method: 'POST' });
    },
  },
  {
    name: 'exchange of a v1 sign-in',
    touches: ['legacy_tokens', 'authorization_codes', 'token_families'],
    run: async (shop) => {
      const { auth } = await legacyAccount(shop);
      const session = await webAuthorize(shop.origin);
      await redeemed(shop, session, await exchange(shop.origin, session, auth));
    },
  },
  {
    name: 'account by address',
    touches: ['accounts'],
    run: ({ services }) => findAccountByEmail(services.database, 'nobody@example.org'),
  },
  {
    name: 'change of address',
    touches: ['email_changes', 'token_families'],
    run: async (shop) => {
      await storeAccount(shop.services, 'before@example.org');
      const { accessToken } = await signIn(shop, 'before@example.org');
      await confirmEdit(shop.origin, accessToken, await pendingEdit(shop, accessToken, 'after@example.org'));
    },
  },
  {
    name: 'deletion of an account',
    touches: ['customers', 'subscriptions', 'legacy_tokens', 'token_families'],
    run: async (shop) => {
      await storeAccount(shop.services, 'gone@example.org');
      const { accessToken } = await signIn(shop, 'gone@example.org');
      const address = `${shop.origin}/api/auth/v2/account/delete`;
      const { hash } = await (await asAccount(address, accessToken, { method: 'POST' })).json();
      const otp = await mailedCode(shop.services, 'gone@example.org');
      const query = new URLSearchParams({ hash, otp });
      await asAccount(`${address}?${query}`, accessToken, { method: 'POST' });
    },
  },
  {
    name: 'everything stored about an account',
    touches: ['outbox', 'audit_log', 'store_sign_ins', 'webhook_events', 'refund_requests', 'store_payments'],
    run: async (shop) => {
      await shop.subscribe({}, undefined, 'buys@example.org');
      const { accessToken } = await signIn(shop, 'buys@example.org');
      await asAccount(`${shop.origin}/api/auth/v2/account/export`, accessToken);
    },
  },
  {
    name: 'purchase, webhook and subscription read',
    touches: ['checkouts', 'customers', 'webhook_events', 'subscriptions', 'trials'],
    run: async (shop) => {
      const buyer = await shop.subscribe();
      await shop.get(buyer, '/api/subscription');
      await shop.get(buyer, '/api/v2/features');
      await shop.checkout(buyer);
    },
  },
  {
    name: 'mail and payment jobs, and the figures about them',
    touches: ['outbox', 'webhook_events', 'customers', 'subscriptions'],
    run: async ({ services }) => {
      await deliverDueMails(services);
      await runBillingJobs(services);
      await readGauges(services);
      // Later than most of what is stored: a period that holds nearly all of a table is rightly read from end to end.
      await readHealth({ ...services, clock: { now: () => services.clock.now() + 59 * day } });
    },
  },
  {
    name: 'the books of a month that holds a small part of what is stored',
    touches: ['store_payments'],
    run: ({ services }) => booksOf(services, '2026-09'),
  },
  {
    name: 'a withdrawal, and its confirmation',
    touches: ['statements', 'customers', 'store_payments', 'first_purchases', 'refund_requests'],
    run: async ({ origin }) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ name: 'A', email: 'states@example.org', contract: 'ABC123-0001' });
      await call(`${origin}/help/withdraw`, { method: 'POST', headers, body });
      await call(`${origin}/help/confirm?token=x`, { method: 'POST' });
    },
  },
  {
    name: 'a person found by the desk',
    touches: ['customers', 'store_payments', 'subscriptions', 'audit_log', 'outbox', 'counters'],
    run: async (shop) => {
      const { accountId } = await shop.signUp();
      for (const query of ['nobody@example.org', 'sub_none', accountId])
        await writePeople(shop.services, query, () => {});
    },
  },
  {
    name: 'newsletter',
    touches: ['newsletter_subscribers'],
    run: async ({ services }) => {
      await requestSubscription(services, 'letters@example.org', 'en');
      await confirmOnList(services, 'newsletter_subscribers', '00000000-0000-0000-0000-000000000000');
      await endSubscription(services, '00000000-0000-0000-0000-000000000000');
    },
  },
  {
    name: 'letters to many readers',
    touches: ['letters', 'newsletter_subscribers', 'subscriptions', 'outbox'],
    run: async ({ services }) => {
      const { database, clock } = services;
      for (const kind of letterKinds) {
        const id = await createLetter(services, { kind, by: 'token' });
        // By then, as on a real list, most have confirmed.
        const begun = { state: 'sending', begun_at: clock.now() + 40 * day, next_at: clock.now() } as const;
        await changeLetter(database, { id, state: 'draft' }, begun);
        await inTransaction(services, sendBatch);
        await changeLetter(database, { id, state: 'sending' }, { state: 'stopped' });
      }
      await deliverDueMails(services);
    },
  },
  {
    name: 'the lists of countries without a sale',
    touches: ['sale_interest'],
    run: async ({ services }) => {
      await requestInterest(services, { email: 'waits@example.org', country: 'JP', locale: 'en' });
      await confirmOnList(services, 'sale_interest', '00000000-0000-0000-0000-000000000000');
      await endInterest(services, '00000000-0000-0000-0000-000000000000');
      await tellCountry(services, 'JP');
    },
  },
  {
    name: 'an operator signs in, opens the desk, and leaves',
    touches: ['operator_sessions'],
    run: async ({ services, origin }) => {
      services.config = { ...services.config, opsToken: 'token-of-the-operators' };
      const post = (fields: Record<string, string>, cookie = '') =>
        call(`${origin}/ops`, {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { cookie },
        });
      const [line = ''] = (await post({ token: 'token-of-the-operators' })).headers.getSetCookie();
      const [cookie = ''] = line.split(';');
      await call(`${origin}/ops/people`, { headers: { cookie } });
      await post({ leave: '1' }, cookie);
    },
  },
  {
    name: 'a reading for the status page, and the page',
    touches: ['status_days'],
    run: async ({ services }) => {
      await recordStatus(services, { databaseAway: false });
      await makeStatusBoard(services).latest();
    },
  },
  {
    name: 'counting events, and reading a day of them',
    touches: ['event_counts'],
    run: async ({ services }) => {
      const site = await serveCalls(services);
      await call(`${site.origin}/t/page_pro_impression?origin=funnel_home_web`, { method: 'POST' });
      await site.close();
      const counter = createEventCounter(services);
      await counter.stop();
      await services.database
        .selectFrom('event_counts')
        .select(({ fn }) => ['event', fn.sum('count').as('count')])
        .where('day', '=', '2026-06-01')
        .groupBy('event')
        .execute();
    },
  },
  {
    name: 'everything that runs by itself',
    touches: [
      'one_time_codes',
      'token_pairs',
      'event_counts',
      'audit_log',
      'bang_suggestions',
      'checkouts',
      'scheduled_jobs',
    ],
    run: async (shop) => {
      const tasks = backgroundTasks(shop.services, makeSecretWatch(shop.services));
      for (const task of tasks) await task.run(neverAborted);
      await reconcile(shop.services);
    },
  },
];

let shop: Billing;
beforeAll(async () => {
  shop = await createBilling();
  const names = (await shop.services.database.introspection.getTables()).map((table) => table.name);
  await planAsFilled(names);
  const now = shop.services.clock.now();
  const filled = names.filter((name) => !['signing_keys', 'counters'].includes(name)) as TableName[];
  await fillTables(shop.services.database, { names: filled, rows: 5000, now });
  // A table that is searched for forty keys at once has to be larger before PostgreSQL uses its index.
  await fillTables(shop.services.database, { names: ['counters'], rows: 20_000, now });
});
afterAll(() => shop.close());

/** Without PostgreSQL's own analysis of these tables, which would find some of them short once jobs have pruned them. */
const planAsFilled = async (names: string[]) => {
  for (const name of names) {
    await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(
      shop.services.database,
    );
  }
};

const plansOf = async (statements: CompiledQuery[]) => {
  const whole: { statement: string; reads: string[] }[] = [];
  for (const statement of statements) {
    const reads = await wholeReads(shop.services, statement);
    if (reads.length > 0) whole.push({ statement: statement.sql, reads });
  }
  return whole;
};

it.each(journeys)('$name reads no table from end to end', async ({ touches, run }) => {
  const statements = await recordStatements(shop.services, () => run(shop));
  const text = statements.map((statement) => statement.sql).join('\n');
  expect(touches.filter((table) => !text.includes(`"${table}"`))).toEqual([]);
  expect(await plansOf(statements)).toEqual([]);
});
