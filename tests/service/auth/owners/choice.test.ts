import { setAttempts } from '@/server/attempts/attempts';
import { minute, second } from '@/server/clock';
import { networksOf } from '@/server/http/request/network';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { away } from '@/tests/fixtures/away';
import {
  asAccount,
  call,
  claimsOf,
  codeOf,
  nativeAuthorize,
  redemption,
  requestTokens,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { stripeError } from '@/tests/fixtures/service/testStripe';
import {
  atOnce,
  currentEmail,
  errorOf,
  mailedCode,
  seen,
  sendCode,
  signIn,
  storeAccount,
} from '../codes/codeClient';
import { askCode, logIn, offered, pick, redeemed, statusOf } from './paidClient';

const paidWith = 'buyer@example.org';
const otherCard = '5555555555554444';

const billing = openForEachTest(() => createBilling());

/** Two subscriptions under one address: the older one paid, the newer one a trial of somebody with another card. */
async function twoPurchases() {
  const older = await billing.subscribe({ another: true }, goodCard, paidWith);
  await billing.advance(10 * 24 * 60 * minute);
  const newer = await billing.subscribe({ another: true }, otherCard, paidWith);
  return { older, newer };
}
const subjectOf = (accessToken: string) => String(claimsOf(accessToken).sub);

it('122. H2: of two purchases under one address none is chosen silently: the person sees plan, date and card, and picks', async () => {
  const { older, newer } = await twoPurchases();
  const { session, choices } = await offered(billing, paidWith);
  // What was paid for comes before a trial, which costs a stranger nothing.
  const plan = { name: 'Yearly Subscription', billingPeriod: 'Yearly', startedAt: expect.any(Number) };
  expect(choices.map(({ subscription }) => subscription)).toEqual([
    { ...plan, startedAt: Date.UTC(2026, 5, 1, 12), trial: false, cardLast4: '4242' },
    { ...plan, trial: true, cardLast4: '4444' },
  ]);
  expect(JSON.stringify(choices)).not.toContain(older.accountId);
  expect(JSON.stringify(choices)).not.toContain(newer.accountId);
  const mine = await redeemed(billing, session, await pick(billing, session, choices[0]?.id));
  expect(claimsOf(mine.accessToken)).toMatchObject({ sub: older.accountId, email: paidWith });
  expect(await statusOf(billing, older.accessToken)).toBe(401);
});

it('122. H2: the account that was picked owns the address; the other one stays within reach', async () => {
  const { older, newer } = await twoPurchases();
  const first = await offered(billing, paidWith);
  await redeemed(billing, first.session, await pick(billing, first.session, first.choices[0]?.id));
  // From now on the address opens it directly, and its page says that there is another one.
  const direct = await signIn(billing, paidWith);
  expect(subjectOf(direct.accessToken)).toBe(older.accountId);
  const page = await (await asAccount(`${billing.origin}/api/auth/v2/account`, direct.accessToken)).json();
  expect(page.further_subscriptions).toBe(1);
  const again = await offered(billing, paidWith, { list: true });
  expect(again.choices.map(({ current }) => current)).toEqual([true, false]);
  const picked = await pick(billing, again.session, again.choices[1]?.id);
  const reached = await redeemed(billing, again.session, picked);
  expect(subjectOf(reached.accessToken)).toBe(newer.accountId);
  expect((await asAccount(`${billing.origin}/api/subscription`, reached.accessToken)).status).toBe(200);
  // Whoever began it never proved the address; a device that did stays when another one comes.
  expect(await statusOf(billing, newer.accessToken)).toBe(401);
  const third = await offered(billing, paidWith, { list: true });
  await redeemed(billing, third.session, await pick(billing, third.session, third.choices[1]?.id));
  expect(await statusOf(billing, reached.accessToken)).toBe(200);
  expect(await currentEmail(billing.origin, direct.accessToken)).toBe(paidWith);
});

it('122. H2: whoever owns the address is not kept waiting by a purchase of somebody else', async () => {
  const owner = await storeAccount(billing.services, paidWith);
  const buyer = await billing.subscribe({ another: true }, goodCard, paidWith);
  const { accessToken } = await signIn(billing, paidWith);
  expect(subjectOf(accessToken)).toBe(owner);
  // The purchase stays out of it, and with its buyer.
  const subscription = `${billing.origin}/api/subscription`;
  expect((await asAccount(subscription, accessToken)).status).toBe(404);
  expect((await asAccount(subscription, buyer.accessToken)).status).toBe(200);
});

it('122. H2: clients that can show no list are told to choose on the website, and the code is not used up', async () => {
  await twoPurchases();
  await deliverDueMails(billing.services);
  const refusal = { error: 'account_choice_required' };
  const native = await nativeAuthorize(billing.origin);
  await sendCode(billing.origin, native, paidWith);
  const otp = await mailedCode(billing.services, paidWith);
  for (let time = 0; time < 2; time += 1) {
    const answer = await logIn(billing, native, { email: paidWith, otp, list: true });
    expect(await seen(answer)).toEqual([400, refusal]);
  }
  billing.services.clock.advance(61_000);
  const query = new URLSearchParams({ email: paidWith });
  await call(`${billing.origin}/api/auth/account/loginlink?${query}`);
  query.set('otp', await mailedCode(billing.services, paidWith));
  expect(await seen(await call(`${billing.origin}/api/auth/login?${query}`))).toEqual([400, refusal]);
  // Once chosen, both are signed in like anybody else.
  const { session, choices } = await offered(billing, paidWith);
  expect((await pick(billing, session, choices[0]?.id)).status).toBe(200);
  expect((await call(`${billing.origin}/api/auth/login?${query}`)).status).toBe(200);
});

it('122. H2: while Stripe is away the choice is there without the cards', async () => {
  await twoPurchases();
  const { session, code } = await askCode(billing, paidWith);
  const { stripe } = billing.services;
  billing.services.stripe = away(stripe, stripeError('StripeConnectionError'));
  const answer = await logIn(billing, session, { email: paidWith, otp: code });
  billing.services.stripe = stripe;
  const { choices } = await answer.json();
  expect(choices).toHaveLength(2);
  for (const { subscription } of choices) expect(subscription.cardLast4).toBeNull();
  expect((await pick(billing, session, choices[1].id)).status).toBe(200);
});

it('136. asking again for the choice costs no more calls to Stripe than the client may cause', async () => {
  await twoPurchases();
  const { services } = billing;
  services.config = { ...services.config, trustedProxyHops: 1 };
  const { session, code, choices } = await offered(billing, paidWith);
  expect(choices.map(({ subscription }) => subscription?.cardLast4)).toEqual(['4242', '4444']);
  const client = '203.0.113.12';
  await setAttempts(services, {
    limit: 'payment-checks-by-client',
    subject: networksOf(client).single,
    count: 599,
  });
  const asked = jest.spyOn(services.stripe.subscriptions, 'retrieve');
  for (let time = 0; time < 3; time += 1) {
    const headers = { 'x-forwarded-for': client };
    const again = await logIn(billing, session, { email: paidWith, otp: code }, headers);
    expect(await seen(again)).toMatchObject([200, { choices: [{}, {}] }]);
  }
  expect(asked).toHaveBeenCalledTimes(1);
});

it('122. H2: a choice belongs to the session that proved the address, names only what it was offered, and lapses', async () => {
  await twoPurchases();
  const { session, code, choices } = await offered(billing, paidWith);
  const other = await offered(billing, paidWith);
  const unproved = await webAuthorize(billing.origin);
  expect(await errorOf(await pick(billing, unproved, choices[0]?.id))).toEqual([400, 'invalid_session_id']);
  expect(await errorOf(await pick(billing, other.session, choices[0]?.id))).toEqual([400, 'invalid_request']);
  for (const odd of ['', 'x'.repeat(101), null, 7, ['a'], { a: 1 }, '\u0000'])
    expect(await errorOf(await pick(billing, session, odd))).toEqual([400, 'invalid_request']);
  // A page that was loaded again asks with the same code, and gets the same list.
  const again = await logIn(billing, session, { email: paidWith, otp: code });
  expect((await again.json()).choices).toEqual(choices);
  billing.services.clock.advance(10 * minute);
  expect(await errorOf(await pick(billing, session, choices[0]?.id))).toEqual([400, 'invalid_session_id']);
});

it('122. H2: ten choices at once are one: one authorization code, which a client that lost it may ask for again', async () => {
  await twoPurchases();
  const { session, code, choices } = await offered(billing, paidWith);
  const answers = await atOnce(10, () => pick(billing, session, choices[0]?.id));
  const codes = await Promise.all(answers.map(codeOf));
  expect(new Set(codes).size).toBe(1);
  expect(await errorOf(await pick(billing, session, choices[1]?.id))).toEqual([400, 'invalid_request']);
  const repeatedLogin = await logIn(billing, session, { email: paidWith, otp: code });
  expect(await errorOf(repeatedLogin)).toEqual([400, 'invalid_login_credentials']);
  billing.services.clock.advance(31 * second);
  expect(await errorOf(await pick(billing, session, choices[0]?.id))).toEqual([400, 'invalid_request']);
  const redeem = () => requestTokens(billing.origin, redemption(session, codes[0] ?? ''));
  expect([(await redeem()).status, (await redeem()).status]).toEqual([200, 400]);
});

it('122. H2: both accounts picked at once in one session: one is opened', async () => {
  await twoPurchases();
  const { session, choices } = await offered(billing, paidWith);
  const answers = await Promise.all(choices.map(({ id }) => pick(billing, session, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('122. H2: two sessions pick different accounts at once: both are opened, one of them has the address', async () => {
  const { older, newer } = await twoPurchases();
  const duplicates = [await offered(billing, paidWith), await offered(billing, paidWith)];
  const opened = await Promise.all(
    duplicates.map(async ({ session, choices }, index) =>
      redeemed(billing, session, await pick(billing, session, choices[index]?.id)),
    ),
  );
  expect(opened.map(({ accessToken }) => subjectOf(accessToken))).toEqual([older.accountId, newer.accountId]);
  const emails = await Promise.all(
    opened.map(({ accessToken }) => currentEmail(billing.origin, accessToken)),
  );
  expect(emails.sort()).toEqual([paidWith, null].sort());
});
