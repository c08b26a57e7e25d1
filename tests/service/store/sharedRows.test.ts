import { type Kysely, sql } from 'kysely';
import { day } from '@/server/clock';
import { confirmOnList } from '@/server/mail/addressing/confirmedLists';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { endSubscription, requestSubscription } from '@/server/newsletter/subscribers';
import { runWhenDue } from '@/server/ops/scheduledJobs';
import { openDatabase } from '@/server/store/open';
import { primaryKeys } from '@/server/store/primaryKeys';
import type { Database } from '@/server/store/schema';
import { holdTransaction } from '@/tests/fixtures/database/holdTransaction';
import { asAccount, refresh } from '@/tests/fixtures/service/authClient';
import { type Billing, createBilling } from '@/tests/fixtures/service/billing';
import { signIn, storeAccount } from '../auth/codes/codeClient';

/** Everything that a person does with an account, from the first page until signing out. */
async function live(shop: Billing, name: string): Promise<number[]> {
  const { services, origin } = shop;
  const address = `${name}@example.org`;
  await storeAccount(services, address);
  const pair = await signIn(shop, address);
  const renewed = await (await refresh(origin, pair.refreshToken)).json();
  const buyer = await shop.subscribe({}, undefined, `${name}-pays@example.org`);
  const calls = [
    await asAccount(`${origin}/api/auth/v2/account`, renewed.access_token),
    await asAccount(`${origin}/api/subscription`, buyer.accessToken),
    await asAccount(`${origin}/api/auth/v2/account/export`, buyer.accessToken),
    await asAccount(`${origin}/api/auth/v2/logout`, renewed.access_token, { method: 'POST' }),
  ];
  await requestSubscription(services, `${name}-reads@example.org`, 'en');
  const { id } = await services.database
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email', '=', `${name}-reads@example.org`)
    .executeTakeFirstOrThrow();
  await confirmOnList(services, 'newsletter_subscribers', id);
  if (name === 'second') await endSubscription(services, id);
  await deliverDueMails(services);
  return calls.map(({ status }) => status);
}

/** Locks every stored row, as if each were being written by someone else, until it is released. */
async function lockEverything(database: Kysely<Database>) {
  const counted = new Map<string, number>();
  const letGo = await holdTransaction(database, async (trx) => {
    for (const table of Object.keys(primaryKeys)) {
      const { rows } = await sql`select 1 from ${sql.table(table)} for update`.execute(trx);
      counted.set(table, rows.length);
    }
  });
  return { counted, letGo };
}

describe('rows that everybody would write', () => {
  let shop: Billing;
  let other: Kysely<Database>;
  let everything: Awaited<ReturnType<typeof lockEverything>> | null = null;
  beforeEach(async () => {
    shop = await createBilling();
    other = openDatabase(shop.services.config.database, () => {});
  });
  afterEach(async () => {
    await everything?.letGo();
    await other.destroy();
    await shop.close();
  });

  it('there are none: a person signs in, buys and reads while all rows of others are locked', async () => {
    expect(await live(shop, 'first')).toEqual([200, 200, 200, 200]);
    everything = await lockEverything(other);
    for (const table of ['accounts', 'counters', 'token_pairs', 'subscriptions', 'outbox', 'audit_log'])
      expect([table, everything.counted.get(table)]).not.toEqual([table, 0]);
    expect(await live(shop, 'second')).toEqual([200, 200, 200, 200]);
  });

  it('instances that look whether a job is due do not wait for the one that has it', async () => {
    const job = { name: 'daily', every: day, run: async () => {} };
    expect(await runWhenDue(shop.services, job)).toBe(true);
    everything = await lockEverything(other);
    expect(await runWhenDue(shop.services, job)).toBe(false);
    await everything.letGo();
    shop.services.clock.advance(day);
    expect(await runWhenDue(shop.services, job)).toBe(true);
  });
});
