import { takeAttempt } from '@/server/attempts/attempts';
import { syncSubscription } from '@/server/billing/subscription/syncSubscription';
import { day } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import {
  asAccount,
  call,
  claimsOf,
  nativeAuthorize,
  refresh,
  type SignedUp,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { until } from '@/tests/fixtures/until';
import {
  changeEmail,
  confirmEdit,
  currentEmail,
  mailedCode,
  pendingEdit,
  sendCode,
  signIn,
  startEdit,
  storeAccount,
} from '../codes/codeClient';
import { askCode, exchange, legacyAccount, logIn, offered, pick, redeemed, statusOf } from './paidClient';

const victim = 'victim@example.org';

const billing = openForEachTest(() => createBilling());

const advisorCode = async (token: string) => {
  const answer = await asAccount(`${billing.origin}/itr/issue`, token, { method: 'POST' });
  return answer.status === 200 ? (await answer.json()).code : answer.status;
};

/** A stranger begins a trial under somebody's address, in an account with sign-ins of both generations. */
async function squat() {
  const stranger = await legacyAccount(billing);
  const session = await webAuthorize(billing.origin);
  const exchanged = await redeemed(billing, session, await exchange(billing.origin, session, stranger.auth));
  const buyer: SignedUp = { ...exchanged, accountId: stranger.accountId };
  await billing.purchase(buyer, {}, newCard(), victim);
  const tokens = [stranger.auth, stranger.access, exchanged.accessToken];
  for (const token of tokens) expect(await statusOf(billing, token)).toBe(200);
  return { ...stranger, tokens, refreshToken: exchanged.refreshToken };
}

async function expectShutOut(stranger: Awaited<ReturnType<typeof squat>>): Promise<void> {
  for (const token of stranger.tokens) expect(await statusOf(billing, token)).toBe(401);
  const refused = await refresh(billing.origin, stranger.refreshToken);
  expect([refused.status, (await refused.json()).error_code]).toEqual([400, 3]);
  expect((await asAccount(`${billing.origin}/api/checkout/portal`, stranger.auth)).status).toBe(401);
}

/** The address that the newest customer gives at Stripe, from where we learn it with the subscription. */
async function typeAtStripe(email: string): Promise<void> {
  const { stripe } = billing.services;
  const [customer] = (await stripe.customers.list({ limit: 1 })).data;
  await stripe.customers.update(customer?.id ?? '', { email });
  const [running] = (await stripe.subscriptions.list({ limit: 1 })).data;
  await syncSubscription(billing.services, running?.id ?? '');
}

it('120. H2: whoever waited in an account ends when its address is proved in a browser, and knows nothing of it any more', async () => {
  const stranger = await squat();
  const known = await advisorCode(stranger.auth);
  expect(known).toMatch(/-/);
  // A code for the stranger's device is on its way, and a change of address is pending there.
  const late = await webAuthorize(billing.origin);
  const pending = await pendingEdit(billing, stranger.auth, 'stranger@example.net');
  const { session, code } = await askCode(billing, victim);
  const answer = await logIn(billing, session, { email: victim, otp: code });
  const owner = await redeemed(billing, session, answer);
  expect(claimsOf(owner.accessToken)).toMatchObject({ sub: stranger.accountId, email: victim });
  await expectShutOut(stranger);
  expect((await exchange(billing.origin, late, stranger.auth)).status).toBe(400);
  expect((await confirmEdit(billing.origin, stranger.auth, pending)).status).toBe(401);
  const fresh = await advisorCode(owner.accessToken);
  expect(fresh).toMatch(/-/);
  expect(fresh).not.toBe(known);
  await deliverDueMails(billing.services);
  const mail = billing.services.mails.findLast(({ subject }) =>
    subject.startsWith('Your email address was added'),
  );
  expect(mail?.to).toBe(victim);
  for (const words of ['yearly subscription', 'June 1, 2026', 'purchased elsewhere with this address'])
    expect(mail?.text).toContain(words);
});

it.each(['v1', 'native'] as const)('120. H2: the same for a sign-in of %s', async (form) => {
  const stranger = await squat();
  billing.services.clock.advance(61_000);
  await deliverDueMails(billing.services);
  if (form === 'v1') {
    const query = new URLSearchParams({ email: victim });
    await call(`${billing.origin}/api/auth/account/loginlink?${query}`);
    query.set('otp', await mailedCode(billing.services, victim));
    const answer = await (await call(`${billing.origin}/api/auth/login?${query}`)).json();
    expect(answer.external_id).toBe(stranger.accountId);
    expect(await statusOf(billing, answer.auth_token)).toBe(200);
  } else {
    const session = await nativeAuthorize(billing.origin);
    await sendCode(billing.origin, session, victim);
    const otp = await mailedCode(billing.services, victim);
    const answer = await logIn(billing, session, { email: victim, otp });
    expect(answer.status).toBe(302);
    const owner = await redeemed(billing, session, answer);
    expect(claimsOf(owner.accessToken).sub).toBe(stranger.accountId);
  }
  await expectShutOut(stranger);
});

it('121. H2: a first address ends every sign-in that never proved one, but the one that adds it', async () => {
  const { auth, access, accountId } = await legacyAccount(billing);
  const session = await webAuthorize(billing.origin);
  const mine = await redeemed(billing, session, await exchange(billing.origin, session, auth));
  await changeEmail(billing, mine.accessToken, 'mine@example.org');
  expect(await currentEmail(billing.origin, mine.accessToken)).toBe('mine@example.org');
  expect((await refresh(billing.origin, mine.refreshToken)).status).toBe(200);
  for (const token of [auth, access]) expect(await statusOf(billing, token)).toBe(401);
  expect(claimsOf((await signIn(billing, 'mine@example.org')).accessToken).sub).toBe(accountId);
  expect(await statusOf(billing, mine.accessToken)).toBe(200);
});

it('121. H2: the same where v1 adds it: its new token lives, and so does nothing else', async () => {
  const { auth, access } = await legacyAccount(billing);
  const session = await webAuthorize(billing.origin);
  const other = await redeemed(billing, session, await exchange(billing.origin, session, access));
  const email = 'older@example.org';
  const edit = async (path: string, parameters: Record<string, string>) => {
    const query = new URLSearchParams({ email, ...parameters });
    const url = `${billing.origin}/api/auth/account/${path}?${query}`;
    return (await asAccount(url, auth, { method: 'POST' })).json();
  };
  const { hash } = await edit('edit', {});
  const { auth_token } = await edit('edit/confirm', { hash, otp: await mailedCode(billing.services, email) });
  expect(await statusOf(billing, auth_token)).toBe(200);
  for (const token of [auth, access, other.accessToken]) expect(await statusOf(billing, token)).toBe(401);
});

it('121. H2: an address proved before counts no more once another one is typed at Stripe', async () => {
  // The stranger owns an address, and reaches a second, silent account by it.
  await storeAccount(billing.services, 'stranger@example.net');
  const buyer = await billing.subscribe({}, goodCard, 'stranger@example.net');
  const hidden = await offered(billing, 'stranger@example.net', { list: true });
  const other = hidden.choices.find(({ current }) => !current);
  const inside = await redeemed(billing, hidden.session, await pick(billing, hidden.session, other?.id));
  expect(claimsOf(inside.accessToken).sub).toBe(buyer.accountId);
  // Then the address of somebody else is typed at Stripe; that one has an account as well, and looks in.
  await storeAccount(billing.services, victim);
  await typeAtStripe(victim);
  const { session, choices } = await offered(billing, victim, { list: true });
  const found = choices.find(({ current }) => !current);
  await redeemed(billing, session, await pick(billing, session, found?.id));
  expect(await statusOf(billing, inside.accessToken)).toBe(401);
});

it('121. H2: while a removed address can come back, the address typed at Stripe opens nothing', async () => {
  const owner = await billing.subscribe({}, goodCard, 'paid@example.org');
  await changeEmail(billing, owner.accessToken, 'owner@example.org');
  const removed = await asAccount(`${billing.origin}/api/auth/v2/account/edit`, owner.accessToken, {
    method: 'POST',
  });
  expect(removed.status).toBe(200);
  await until('the address to leave Stripe', async () => {
    const rows = await billing.services.database.selectFrom('customers').select('email_pending').execute();
    return rows.every(({ email_pending }) => email_pending === 0) || null;
  });
  await typeAtStripe('thief@example.net');
  const gets = async () => {
    const session = await webAuthorize(billing.origin);
    billing.services.clock.advance(61_000);
    await deliverDueMails(billing.services);
    const before = billing.services.mails.length;
    await sendCode(billing.origin, session, 'thief@example.net');
    await deliverDueMails(billing.services);
    return billing.services.mails.slice(before).some(({ text }) => /\b\d{6}\b/.test(text));
  };
  expect(await gets()).toBe(false);
  await billing.advance(7 * day);
  await typeAtStripe('thief@example.net');
  expect(await gets()).toBe(true);
});

it('121. strangers who use up the mails to an address leave some for the account that was paid for with it', async () => {
  const { services, origin } = billing;
  const email = 'paid@example.org';
  const buyer = await billing.subscribe({}, goodCard, email);
  const stranger = await legacyAccount(billing);
  const byAnybody = { limit: 'first-mails-a-day', subject: email } as const;
  while ((await takeAttempt(services, byAnybody)).attempt);
  expect((await startEdit(origin, stranger.auth, email)).status).toBe(429);
  await changeEmail(billing, buyer.accessToken, email);
});
