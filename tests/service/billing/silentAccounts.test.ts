import { pruneSilentAccounts } from '@/server/accounts/silentAccounts';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { day, hour } from '@/server/clock';
import { asAccount, type SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { signalThat } from '@/tests/fixtures/signalThat';
import { confirmEdit, pendingEdit } from '../auth/codes/codeClient';
import { whileAccountIsHeld } from '../auth/heldAccount';

const billing = openForEachTest(() => createBilling());

const isThere = async ({ accountId }: SignedUp) => {
  const { database } = billing.services;
  return (
    (await database.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()) !==
    undefined
  );
};
const atStripe = async ({ accountId }: SignedUp) => {
  const { data } = await billing.services.stripe.customers.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata.account_id === accountId).length;
};
/** Turns the clock, as the pruning meets it every few minutes. */
async function pass(milliseconds: number): Promise<number> {
  await billing.advance(milliseconds);
  return pruneSilentAccounts(billing.services);
}
const signOut = (buyer: SignedUp) =>
  asAccount(`${billing.origin}/api/auth/v2/logout`, buyer.accessToken, { method: 'POST' });

it('164. B4: an account that nobody ever came back to goes after thirty days, with its customer and every row; a younger one stays', async () => {
  const buyer = await billing.signUp();
  await billing.checkout(buyer);
  await billing.advance(2 * hour);
  expect(await pass(29 * day)).toBe(0);
  const younger = await billing.signUp();
  await signOut(younger);
  // With Stripe away, the customer follows when Stripe is back.
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  expect(await pass(4 * day)).toBe(1);
  expect([await isThere(buyer), await isThere(younger)]).toEqual([false, true]);
  await runBillingJobs(billing.services);
  billing.emulator.setOutage(0);
  expect(await atStripe(buyer)).toBe(1);
  await runBillingJobs(billing.services);
  expect(await atStripe(buyer)).toBe(0);
  const { database } = billing.services;
  for (const table of ['customers', 'checkouts', 'token_families', 'authorization_codes'] as const) {
    const rows = await database
      .selectFrom(table)
      .selectAll()
      .where('account_id', '=', buyer.accountId)
      .execute();
    expect([table, rows]).toEqual([table, []]);
  }
  expect((await billing.get(buyer, '/api/auth/v2/account').catch(() => ({ status: 401 }))).status).toBe(401);
});

it('164. B4: what was bought, has an address, or can still be signed in to stays', async () => {
  const subscriber = await billing.subscribe();
  await billing.endAtStripe();
  const addressed = await billing.signUp();
  const { accessToken } = addressed;
  await confirmEdit(billing.origin, accessToken, await pendingEdit(billing, accessToken, 'kept@example.org'));
  const visitor = await billing.signUp();
  for (let week = 0; week < 8; week += 1) {
    await pass(7 * day);
    // The visitor comes back each week, and so keeps the session alive.
    expect((await billing.get(visitor, '/api/auth/v2/account')).status).toBe(200);
  }
  for (const kept of [subscriber, addressed, visitor]) expect(await isThere(kept)).toBe(true);
  await signOut(visitor);
  expect(await pass(2 * day)).toBe(1);
  expect([await isThere(visitor), await isThere(subscriber), await isThere(addressed)]).toEqual([
    false,
    true,
    true,
  ]);
});

/** An account older than thirty days whose only session has ended, to be removed by the next pruning. */
async function leftVisitor(): Promise<SignedUp> {
  const visitor = await billing.signUp();
  for (let turn = 0; turn < 2; turn += 1) {
    await pass(16 * day);
    await billing.get(visitor, '/api/auth/v2/account');
  }
  await billing.advance(day + hour);
  // An access token lives for hours: this renews it, so that the sign-out is heard.
  await billing.get(visitor, '/api/auth/v2/account');
  expect((await signOut(visitor)).status).toBe(200);
  return visitor;
}

const confirms = async ({ accessToken }: SignedUp) => {
  const pending = await pendingEdit(billing, accessToken, 'late@example.org');
  return () => confirmEdit(billing.origin, accessToken, pending);
};
const buys = async (visitor: SignedUp) => {
  await billing.checkout(visitor);
  await billing.services.database.deleteFrom('checkouts').execute();
  // Whose account is gone is signed out as well, and cannot renew the token.
  return () => billing.checkout(visitor).catch(() => ({ status: 401 }));
};

it.each([
  ['a purchase', buys],
  ['an address', confirms],
])('164. B4: %s that waited for the removal finds no account, and leaves nothing behind', async (_, does) => {
  const { services } = billing;
  const visitor = await billing.signUp();
  const call = await does(visitor);
  const rows = async () => {
    const tables = ['outbox', 'checkouts', 'accounts'] as const;
    const reads = tables.map((table) => services.database.selectFrom(table).select('id').execute());
    return (await Promise.all(reads)).flat().filter(({ id }) => id !== visitor.accountId);
  };
  const before = await rows();
  const answer = await whileAccountIsHeld<{ status: number }>(services, {
    accountId: visitor.accountId,
    call,
    within: ({ database }) => database.deleteFrom('accounts').where('id', '=', visitor.accountId).execute(),
  });
  expect([400, 401]).toContain(answer.status);
  expect([await isThere(visitor), await rows()]).toEqual([false, before]);
});

/** What somebody else is writing about an account, so that it is held. */
type Held = Parameters<Parameters<typeof whileAccountIsHeld>[1]['within']>[0];
it.each<[string, (held: Held, id: string) => Promise<unknown>]>([
  [
    'a purchase',
    ({ database }, id) =>
      database
        .insertInto('trials')
        .values({ key: `account:${id}`, account_id: id, created_at: 1 })
        .execute(),
  ],
  [
    'an address',
    ({ database }, id) =>
      database.updateTable('accounts').set({ email: 'early@example.org' }).where('id', '=', id).execute(),
  ],
])('164. B4: an account that is held for %s is passed over, and kept once that is done', async (_, hold) => {
  const { services } = billing;
  const visitor = await leftVisitor();
  const removed = await whileAccountIsHeld(services, {
    accountId: visitor.accountId,
    call: () => pruneSilentAccounts(services),
    within: (held) => hold(held, visitor.accountId),
  });
  expect(removed).toBe(0);
  await pass(2 * day);
  expect(await isThere(visitor)).toBe(true);
});

it('164. B4: each batch is bounded, and what stays is not looked at again and again', async () => {
  const { database, clock, random } = billing.services;
  const created = clock.now() - 40 * day;
  const rows = Array.from({ length: 90 }, () => ({
    id: random.uuid(),
    email: null,
    status: 'active' as const,
    locale: 'en',
    created_at: created,
    deleted_at: null,
  }));
  await database.insertInto('accounts').values(rows).execute();
  const kept = rows
    .slice(0, 30)
    .map(({ id }) => ({ key: `account:${id}`, account_id: id, created_at: created }));
  await database.insertInto('trials').values(kept).execute();
  let turns = 0;
  const afterTwoTurns = signalThat(() => {
    turns += 1;
    return turns > 2;
  });
  const removed = await pruneSilentAccounts(billing.services, afterTwoTurns);
  expect(removed).toBeLessThanOrEqual(40);
  expect((await pruneSilentAccounts(billing.services)) + removed).toBe(60);
  expect(await pruneSilentAccounts(billing.services)).toBe(0);
  const due = database.selectFrom('accounts').select('id').where('review_after', '<=', clock.now());
  expect(await due.where('email', 'is', null).execute()).toEqual([]);
});
