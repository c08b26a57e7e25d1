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

it('164. B4: an account that nobody ever came back to goes after thirty days, with its customer and every row', async () => {
  const buyer = await billing.signUp();
  await billing.checkout(buyer);
  await billing.advance(2 * hour);
  expect(await pass(27 * day)).toBe(0);
  expect(await pass(4 * day)).toBe(1);
  expect(await isThere(buyer)).toBe(false);
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

it('164. B4: a younger account stays, though it signed out', async () => {
  const buyer = await billing.signUp();
  await signOut(buyer);
  expect(await pass(29 * day)).toBe(0);
  expect(await isThere(buyer)).toBe(true);
});

it('164. B4: with Stripe away the account goes, and its customer when Stripe is back', async () => {
  const buyer = await billing.signUp();
  await billing.checkout(buyer);
  await billing.advance(2 * hour);
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  expect(await pass(31 * day)).toBe(1);
  await runBillingJobs(billing.services);
  billing.emulator.setOutage(0);
  expect(await atStripe(buyer)).toBe(1);
  await runBillingJobs(billing.services);
  expect(await atStripe(buyer)).toBe(0);
});

/** Visitors older than thirty days whose only session lives. */
async function oldVisitors(count: number): Promise<SignedUp[]> {
  const visitors = await Promise.all(Array.from({ length: count }, () => billing.signUp()));
  for (let turn = 0; turn < 2; turn += 1) {
    await pass(16 * day);
    for (const visitor of visitors) await billing.get(visitor, '/api/auth/v2/account');
  }
  return visitors;
}
/** One whose session has ended, and who is to be removed by the next pruning. */
async function leftVisitor(): Promise<SignedUp> {
  const [visitor] = await oldVisitors(1);
  if (!visitor) throw new Error('no visitor');
  await billing.advance(day + hour);
  // An access token lives for hours: this renews it, so that the sign-out is heard.
  await billing.get(visitor, '/api/auth/v2/account');
  expect((await signOut(visitor)).status).toBe(200);
  return visitor;
}
/** The session ends and the pruning comes, at a moment of its own in each round. */
async function leaveAndPrune(visitor: SignedUp, round: number): Promise<void> {
  for (let turn = 0; turn < round * 3; turn += 1) await new Promise((done) => setImmediate(done));
  await signOut(visitor);
  await pruneSilentAccounts(billing.services);
}

it('164. B4: a purchase at the same moment keeps the account, or finds it gone; never half', async () => {
  const visitors = await oldVisitors(8);
  for (const [round, visitor] of visitors.entries()) {
    await billing.advance(day + hour);
    for (const one of visitors.slice(round)) await billing.get(one, '/api/auth/v2/account');
    const [reply] = await Promise.all([
      billing.checkout(visitor).catch(() => null),
      leaveAndPrune(visitor, round),
    ]);
    const open = await billing.services.database
      .selectFrom('checkouts')
      .select('id')
      .where('account_id', '=', visitor.accountId)
      .where('status', '=', 'open')
      .execute();
    const bought = reply?.status === 200;
    expect(open).toHaveLength(bought ? 1 : 0);
    // One that somebody held at that moment is removed a day later.
    if (!bought && (await isThere(visitor))) await pass(day + hour);
    expect(await isThere(visitor)).toBe(bought);
    await runBillingJobs(billing.services);
    expect(await atStripe(visitor)).toBe(bought ? 1 : 0);
  }
});

it('164. B4: a purchase that waited for the removal finds no account, and leaves nothing behind', async () => {
  const { services } = billing;
  const visitor = await billing.signUp();
  await billing.checkout(visitor);
  await services.database.deleteFrom('checkouts').execute();
  const reply = await whileAccountIsHeld(services, {
    accountId: visitor.accountId,
    // Whose account is gone is signed out as well, and cannot renew the token.
    call: () => billing.checkout(visitor).catch(() => ({ status: 401 })),
    within: (trx) => trx.deleteFrom('accounts').where('id', '=', visitor.accountId).execute(),
  });
  expect([400, 401]).toContain(reply.status);
  expect(await services.database.selectFrom('checkouts').selectAll().execute()).toEqual([]);
});

it('164. B4: an account that is held for a purchase is passed over, and kept once that is done', async () => {
  const visitor = await leftVisitor();
  const { services } = billing;
  await whileAccountIsHeld(services, {
    accountId: visitor.accountId,
    call: () => pruneSilentAccounts(services),
    within: (trx) =>
      trx
        .insertInto('trials')
        .values({ key: `account:${visitor.accountId}`, account_id: visitor.accountId, created_at: 1 })
        .execute(),
  });
  await pass(2 * day);
  expect(await isThere(visitor)).toBe(true);
});

it('164. B4: an address added while its account is being removed finds no account, and leaves nothing behind', async () => {
  const { services } = billing;
  const visitor = await billing.signUp();
  const pending = await pendingEdit(billing, visitor.accessToken, 'late@example.org');
  const outbox = () => services.database.selectFrom('outbox').select('id').execute();
  const mailed = await outbox();
  const answer = await whileAccountIsHeld(services, {
    accountId: visitor.accountId,
    call: () => confirmEdit(billing.origin, visitor.accessToken, pending),
    within: (trx) => trx.deleteFrom('accounts').where('id', '=', visitor.accountId).execute(),
  });
  expect([400, 401]).toContain(answer.status);
  expect(await isThere(visitor)).toBe(false);
  const owner = services.database.selectFrom('accounts').select('id').where('email', '=', 'late@example.org');
  expect(await owner.execute()).toEqual([]);
  expect(await outbox()).toEqual(mailed);
});

it('164. B4: an account that is held for an address is passed over, and kept once it has it', async () => {
  const visitor = await leftVisitor();
  const { services } = billing;
  const removed = await whileAccountIsHeld(services, {
    accountId: visitor.accountId,
    call: () => pruneSilentAccounts(services),
    within: (trx) =>
      trx
        .updateTable('accounts')
        .set({ email: 'early@example.org' })
        .where('id', '=', visitor.accountId)
        .execute(),
  });
  expect(removed).toBe(0);
  await pass(2 * day);
  expect(await isThere(visitor)).toBe(true);
});

it('164. B4: an address added at the same moment keeps the account, or finds it gone', async () => {
  const visitors = await oldVisitors(6);
  for (const [round, visitor] of visitors.entries()) {
    await billing.advance(day + hour);
    for (const one of visitors.slice(round)) await billing.get(one, '/api/auth/v2/account');
    const pending = await pendingEdit(billing, visitor.accessToken, `late${round}@example.org`);
    const [answer] = await Promise.all([
      confirmEdit(billing.origin, visitor.accessToken, pending),
      leaveAndPrune(visitor, round),
    ]);
    if (answer.status !== 200 && (await isThere(visitor))) await pass(day + hour);
    expect(await isThere(visitor)).toBe(answer.status === 200);
  }
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
