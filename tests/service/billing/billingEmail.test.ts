import { Subscription } from '@/lib/contract/subscription';
import { reconcile } from '@/server/billing/reconcile/reconcile';
import { syncSubscription } from '@/server/billing/subscription/syncSubscription';
import { day } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import {
  asAccount,
  claimsOf,
  codeOf,
  type OpenSession,
  refresh,
  tokens,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { changeEmail, currentEmail, login, sendCode, signIn, startEdit } from '../auth/codes/codeClient';
import { askCode } from '../auth/owners/paidClient';

const paidWith = 'buyer@example.org';

const billing = openForEachTest(() => createBilling());

const buy = (email?: string) => billing.subscribe({}, goodCard, email);
const subscription = async (accessToken: string) => {
  const answer = await asAccount(`${billing.origin}/api/subscription`, accessToken);
  return { status: answer.status, body: await answer.json() };
};
const subjectOf = (accessToken: string) => String(claimsOf(accessToken).sub);
/** This looks at the newest mail, so what waits to be sent goes out first. */
async function comeBack(email: string) {
  await deliverDueMails(billing.services);
  return signIn(billing, email);
}
/** Asks for a sign-in code in a new session; true when the mail brought one. */
async function getsCode(email: string): Promise<boolean> {
  billing.services.clock.advance(61_000);
  const before = (await billing.mailsTo(email)).length;
  const sent = await sendCode(billing.origin, await webAuthorize(billing.origin), email);
  expect([sent.status, await sent.json()]).toEqual([200, { status: 'sent' }]);
  // An address that is not known is told so once a day; after that nothing comes.
  return (await billing.mailsTo(email)).slice(before).some(({ text }) => /\b\d{6}\b/.test(text));
}
async function loginState(session: OpenSession, email: string, code: string) {
  const answer = await login(billing.origin, session, email, code);
  const accessToken =
    answer.status === 200 ? (await tokens(billing.origin, session, await codeOf(answer))).access_token : null;
  return { status: answer.status, accessToken };
}

it('the buyer is offered the address typed when paying; once there is an own one, it opens nothing, now and after changes', async () => {
  const buyer = await buy(paidWith);
  const offered = async () => (await billing.get(buyer, '/api/auth/v2/account')).body.billing_email;
  expect(await offered()).toBe(paidWith);
  const { session, code } = await askCode(billing, paidWith);
  await changeEmail(billing, buyer.accessToken, 'own@example.org');
  expect(await offered()).toBeUndefined();
  const late = await login(billing.origin, session, paidWith, code);
  expect([late.status, await late.json()]).toEqual([
    400,
    { error: 'invalid_login_credentials', reason: 'expired' },
  ]);
  expect(await getsCode(paidWith)).toBe(false);
  expect((await billing.get(buyer, '/api/subscription')).status).toBe(200);
  expect(await currentEmail(billing.origin, buyer.accessToken)).toBe('own@example.org');
  const { accessToken } = await comeBack('own@example.org');
  await changeEmail(billing, accessToken, 'later@example.org');
  await billing.advance(7 * day + 3_600_000);
  await reconcile(billing.services);
  expect(await getsCode(paidWith)).toBe(false);
  expect(await getsCode('own@example.org')).toBe(false);
  expect(subjectOf((await comeBack('later@example.org')).accessToken)).toBe(buyer.accountId);
});

it('who paid and lost the browser comes back with the address given at payment', async () => {
  const { accountId } = await buy('Buyer@Example.ORG');
  const [purchase] = await billing.mailsTo('Buyer@Example.ORG');
  expect(purchase?.text).toContain('http://localhost:3000/subscriptions/activate');
  const { accessToken, refreshToken } = await comeBack(paidWith);
  expect(claimsOf(accessToken)).toMatchObject({ sub: accountId, email: paidWith });
  const { status, body } = await subscription(accessToken);
  expect(status).toBe(200);
  expect(Subscription.parse(body).status).toBe('Auto-Renewable');
  expect(await currentEmail(billing.origin, accessToken)).toBe(paidWith);
  const subjects = (await billing.mailsTo(paidWith)).map((mail) => mail.subject);
  expect(subjects.filter((subject) => subject.startsWith('Your email address was added'))).toHaveLength(1);
  expect((await refresh(billing.origin, refreshToken)).status).toBe(200);
  // The code counts as a fresh proof: the address can be changed at once.
  expect((await startEdit(billing.origin, accessToken, 'newer@example.org')).status).toBe(200);
  // From now on it is an address like any other.
  expect(subjectOf((await comeBack(paidWith)).accessToken)).toBe(accountId);
  expect(billing.services.logLines.join('\n')).not.toContain(paidWith);
});

it('28. an address given at payment is answered like an unknown one, also for a wrong code', async () => {
  await buy();
  const seen: unknown[] = [];
  for (const email of [paidWith, 'nobody@example.org']) {
    const session = await webAuthorize(billing.origin);
    const sent = await sendCode(billing.origin, session, email);
    const headers = [...sent.headers].filter(([name]) => name !== 'date');
    const wrong = await login(billing.origin, session, email, '000000');
    seen.push([sent.status, headers, await sent.json(), wrong.status, await wrong.json()]);
  }
  expect(seen[0]).toEqual(seen[1]);
});

it('two right codes of one purchase at once: both sign in, the address is added once', async () => {
  const { accountId } = await buy();
  const duplicates = [await askCode(billing, paidWith), await askCode(billing, paidWith)];
  const results = await Promise.all(
    duplicates.map(({ session, code }) => loginState(session, paidWith, code)),
  );
  for (const { status, accessToken } of results) {
    expect(status).toBe(200);
    expect(accessToken && subjectOf(accessToken)).toBe(accountId);
  }
  const subjects = (await billing.mailsTo(paidWith)).map((mail) => mail.subject);
  expect(subjects.filter((subject) => subject.startsWith('Your email address was added'))).toHaveLength(1);
});

it('an ended subscription is no way back: no code, and a code mailed before it ended is refused', async () => {
  const buyer = await buy();
  const { session, code } = await askCode(billing, paidWith);
  await billing.endAtStripe();
  expect((await loginState(session, paidWith, code)).status).toBe(400);
  expect(await getsCode(paidWith)).toBe(false);
  expect(await currentEmail(billing.origin, buyer.accessToken)).not.toBe(paidWith);
});

it('a subscription that ended by the clock alone is no way back', async () => {
  await buy();
  await billing.changeAtStripe({ cancel_at_period_end: true });
  expect(await getsCode(paidWith)).toBe(true);
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  billing.services.clock.advance(7 * day);
  expect(await getsCode(paidWith)).toBe(false);
});

it('an address given without paying opens nothing', async () => {
  const visitor = await billing.signUp();
  await billing.checkout(visitor);
  const [customer] = (await billing.services.stripe.customers.list({ limit: 1 })).data;
  await billing.services.stripe.customers.update(customer?.id ?? '', { email: paidWith });
  await billing.emulator.settled();
  expect(await getsCode(paidWith)).toBe(false);
});

it('59. the address given at payment is told of the deletion and forgotten, and later messages do not bring it back', async () => {
  const buyer = await buy();
  await deliverDueMails(billing.services);
  const before = billing.services.mails.length;
  expect(await billing.deleteAccount(buyer)).toBe(200);
  await billing.emulator.settled();
  await deliverDueMails(billing.services);
  const told = billing.services.mails.slice(before).map(({ to, subject }) => [to, subject]);
  expect(told).toEqual([[paidWith, expect.stringContaining('has been deleted')]]);
  await reconcile(billing.services);
  const rows = await billing.services.database.selectFrom('customers').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(paidWith);
  expect(await getsCode(paidWith)).toBe(false);
});

it('a sign-in, a deletion and messages of Stripe at once end cleanly, and no address stays behind', async () => {
  const buyer = await buy();
  const { session, code } = await askCode(billing, paidWith);
  const deletion = `${billing.origin}/api/auth/v2/account/delete`;
  const { hash } = await (await asAccount(deletion, buyer.accessToken, { method: 'POST' })).json();
  const [running] = (await billing.services.stripe.subscriptions.list({ limit: 1 })).data;
  const id = running?.id ?? '';
  const [signedIn, deleted] = await Promise.all([
    login(billing.origin, session, paidWith, code),
    asAccount(`${deletion}?${new URLSearchParams({ hash })}`, buyer.accessToken, { method: 'POST' }),
    ...[1, 2, 3].map(() => syncSubscription(billing.services, id)),
  ]);
  await billing.emulator.settled();
  expect([200, 400]).toContain(signedIn.status);
  // Whoever signs in first has changed the account that the deletion was started for, and ended its session.
  expect([200, 400, 401, 404]).toContain(deleted.status);
  expect([signedIn.status, deleted.status]).toContain(200);
  const rows = await billing.services.database.selectFrom('customers').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(paidWith);
});
