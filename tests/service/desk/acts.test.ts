import { deskWords } from '@/lib/content/desk';
import { limits } from '@/server/attempts/limitTable';
import { day } from '@/server/clock';
import { deskActs, may, type Operator } from '@/server/ops/operator';
import { away } from '@/tests/fixtures/away';
import { asAccount, type SignedUp, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { stripeError } from '@/tests/fixtures/service/testStripe';
import { atOnce, login, owner, sendCode } from '../auth/codes/codeClient';
import { hiddenIn, openDesk, paidNow, wordsOf } from './deskShop';

const desk = openForEachTest(openDesk);
const { acts, problems } = deskWords;
const support: Operator = { name: 'ada@teal.example', role: 'support' };
const finance: Operator = { name: 'bob@teal.example', role: 'finance' };
const buyerEmail = 'buyer@example.org';

const buys = () => desk.subscribe(paidNow, '4242424242424242', buyerEmail);
const done = ({ accountId }: Pick<SignedUp, 'accountId'>, act: string) => [
  303,
  `/ops/people/${accountId}?done=${act}`,
];
const seen = async (answer: Promise<{ status: number; headers: { location?: string } }>) => {
  const { status, headers } = await answer;
  return [status, headers.location];
};
const ofActs = async () =>
  (await desk.log())
    .filter(({ action }) => action === 'desk-acted')
    .map(({ outcome, detail }) => [outcome, detail]);
const atStripe = async () => (await desk.services.stripe.subscriptions.list({ status: 'all' })).data;
const refunds = async () => (await desk.services.stripe.refunds.list()).data.map(({ amount }) => amount);

it('a way in is a code that signs in once, at the address of the account, within its budget', async () => {
  const buyer = await buys();
  expect(await seen(desk.act(buyer, 'way-in', { reason: 'paid, cannot sign in' }, support))).toEqual(
    done(buyer, 'way-in'),
  );
  const codes = async () =>
    (await desk.mailsTo(buyerEmail)).flatMap(
      ({ text }) => /\b\d{4} ?\d{4} ?\d{4} ?\d{4}\b/.exec(text)?.[0] ?? [],
    );
  const [first = ''] = await codes();
  expect(await ofActs()).toEqual([['done', 'way-in by ada@teal.example: paid, cannot sign in']]);
  await desk.act(buyer, 'way-in');
  const [, second = ''] = await codes();
  const enters = async (code: string) => {
    const session = await webAuthorize(desk.origin);
    return (await login(desk.origin, session, buyerEmail, code.replaceAll(' ', ''))).status;
  };
  expect([await enters(first), await enters(second), await enters(second)]).toEqual([400, 200, 400]);
  const { maximum, keptForKnown } = limits['mails-an-hour'];
  for (let time = 2; time < maximum + keptForKnown; time += 1) await desk.act(buyer, 'way-in');
  expect(wordsOf(await desk.act(buyer, 'way-in'))).toContain(problems.mails);
  expect(await seen(desk.act(buyer, 'limits'))).toEqual(done(buyer, 'limits'));
  expect(await seen(desk.act(buyer, 'way-in'))).toEqual(done(buyer, 'way-in'));
});

it('lifting limits frees what a person may ask for, and never wrong codes', async () => {
  const email = 'reader@example.org';
  await owner(desk, email);
  const person = await desk.accountOf(email);
  const asks = async () => (await sendCode(desk.origin, await webAuthorize(desk.origin), email)).status;
  for (let time = 0; time < 4; time += 1) await asks();
  const session = await webAuthorize(desk.origin);
  for (let time = 0; time < 12; time += 1) await login(desk.origin, session, email, '000000');
  expect(await asks()).toBe(429);
  const counted = () =>
    desk.services.database.selectFrom('counters').select('key').where('key', 'like', 'guesses:%').execute();
  const guesses = await counted();
  expect(guesses.length).toBeGreaterThan(0);
  await desk.act(person, 'limits', { reason: 'asked\n12:00: refund\u001b[2J by bob' });
  expect(await ofActs()).toEqual([['done', 'limits by token: asked 12:00: refund [2J by bob']]);
  expect([await asks(), await counted()]).toEqual([200, guesses]);
});

it('a device is signed out once, and its owner is told', async () => {
  const buyer = await buys();
  const { text } = await desk.see(`/ops/people/${buyer.accountId}`);
  const [, device = ''] = /name="device" value="([^"]+)"/.exec(text) ?? [];
  const press = () => desk.act(buyer, 'device', { reason: 'stolen', device }, support);
  expect(await seen(press())).toEqual(done(buyer, 'device'));
  expect(wordsOf(await press())).toContain(problems.unable);
  expect((await asAccount(`${desk.origin}/api/auth/v2/account`, buyer.accessToken)).status).toBe(401);
  const told = (await desk.mailsTo(buyerEmail)).filter(
    ({ subject }) => subject === 'A device was signed out',
  );
  expect(told).toHaveLength(1);
  expect(await ofActs()).toEqual([['done', 'device by ada@teal.example: stolen']]);
});

it('a cancellation ends it with what is paid for, once, also when Stripe answers later', async () => {
  const buyer = await buys();
  const { stripe } = desk.services;
  desk.services.stripe = away(stripe, stripeError('StripeConnectionError'));
  expect(await seen(desk.act(buyer, 'cancel', { reason: 'asked to' }, support))).toEqual(
    done(buyer, 'cancel'),
  );
  desk.services.stripe = stripe;
  expect(await seen(desk.act(buyer, 'cancel'))).toEqual(done(buyer, 'cancel'));
  await desk.emulator.settled();
  expect((await atStripe()).map(({ status, cancel_at_period_end: ends }) => [status, ends])).toEqual([
    ['active', true],
  ]);
  expect(wordsOf(await desk.act(buyer, 'cancel'))).toContain(problems.unable);
  expect(await desk.mailed('has been canceled')).toHaveLength(1);
  expect(await desk.screen(buyer)).not.toContain(deskWords.subscription.why.canceled);
});

/** The form of the first look, and the answer to it. */
async function firstLook(buyer: SignedUp, sum: string, operator = finance) {
  const payment = await desk.paymentOf();
  const answer = await desk.act(buyer, 'refund', { reason: 'charged twice', payment, sum }, operator);
  return { answer, again: () => desk.act(buyer, 'refund', hiddenIn(answer), operator) };
}

it('a part goes back after a second look, once for each press however often it is repeated', async () => {
  const buyer = await buys();
  const { answer, again } = await firstLook(buyer, '3,33');
  const [invoice] = (await desk.services.stripe.invoices.list({ limit: 1 })).data;
  for (const shown of ['$3.33', 'Visa ending in 4242', `Invoice ${invoice?.number}`, 'charged twice'])
    expect(wordsOf(answer)).toContain(shown);
  expect([await refunds(), await ofActs()]).toEqual([[], []]);
  const answers = await atOnce(5, again);
  await desk.emulator.settled();
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  const repeated = answers.filter((one) => wordsOf(one).includes(problems.repeated));
  expect([repeated.length, await refunds()]).toEqual([4, [333]]);
  const reason = 'refund by bob@teal.example: charged twice';
  expect((await ofActs()).sort()).toEqual([
    ['begun', reason],
    ['done', reason],
  ]);
  const told = (await desk.mailsTo(buyerEmail)).filter(({ text }) => text.includes('$3.33'));
  expect(told.map(({ text }) => text.includes('4242'))).toEqual([true]);
  expect((await atStripe()).map(({ status }) => status)).toEqual(['active']);
  // Another press is another refund, of no more than is left.
  for (const sum of ['6.67', '0', '-1', '1e2', 'all', '1.005'])
    expect(wordsOf((await firstLook(buyer, sum)).answer)).toContain(problems.sum('$6.66'));
  await (await firstLook(buyer, '6.66')).again();
  await desk.emulator.settled();
  expect(await refunds()).toEqual([666, 333]);
  expect((await atStripe()).map(({ status }) => status)).toEqual(['canceled']);
  expect(wordsOf((await firstLook(buyer, '1')).answer)).toContain(problems.gone);
});

it('of two operators who look at the same payment, one moves money, and the person is told once', async () => {
  const buyer = await buys();
  const looks = [await firstLook(buyer, '3.33'), await firstLook(buyer, '3.33'), await firstLook(buyer, '4')];
  await Promise.all(looks.slice(0, 2).map(({ again }) => again()));
  expect(await refunds()).toEqual([333]);
  expect(wordsOf((await looks[2]?.again()) ?? { text: '' })).toContain(problems.unable);
  await desk.emulator.settled();
  expect([await refunds(), (await desk.mailed('refund is on its way')).length]).toEqual([[333], 1]);
});

it('a refund is told in the language of the account, also where the process ends once the money has moved', async () => {
  const buyer = await buys();
  await desk.services.database.updateTable('accounts').set({ locale: 'de' }).execute();
  const { again } = await firstLook(buyer, '3.33');
  const { stripe } = desk.services;
  const { create } = stripe.refunds;
  jest.spyOn(stripe.refunds, 'create').mockImplementationOnce(async (...sent) => {
    await create.apply(stripe.refunds, sent);
    throw new Error('ended');
  });
  expect((await again()).status).toBe(500);
  await desk.emulator.settled();
  const told = (await desk.mailsTo(buyerEmail)).filter(({ text }) => text.includes('3,33'));
  expect([await refunds(), told.length, told[0]?.text.includes('4242')]).toEqual([[333], 1, true]);
  expect(await desk.screen(buyer)).toContain(deskWords.history.begun);
});

it('a refund that Stripe refuses or does not answer moves nothing unseen, and tells nobody that it did', async () => {
  const buyer = await buys();
  const { stripe } = desk.services;
  for (const [type, problem] of [
    ['StripeInvalidRequestError', problems.refused],
    ['StripeConnectionError', problems.away],
  ] as const) {
    const { again } = await firstLook(buyer, '9.99');
    const create = jest.spyOn(stripe.refunds, 'create');
    create.mockRejectedValueOnce(Object.assign(new Error('no'), { type }));
    expect(wordsOf(await again())).toContain(problem);
    create.mockRestore();
    expect(wordsOf(await again())).toContain(problems.repeated);
  }
  expect(await refunds()).toEqual([]);
  expect((await ofActs()).map(([outcome]) => outcome)).toEqual(['begun', 'begun']);
  expect(await desk.mailed('refund is on its way')).toEqual([]);
  expect(await desk.screen(buyer)).toContain(deskWords.history.begun);
});

it('a deletion is started by a mail, and deletes nothing', async () => {
  const buyer = await buys();
  expect(await seen(desk.act(buyer, 'deletion', { reason: 'wants everything gone' }, support))).toEqual(
    done(buyer, 'deletion'),
  );
  const [mail] = await desk.mailed('How to delete your account');
  expect([mail?.to, mail?.text.includes('/subscriptions/manage')]).toEqual([buyerEmail, true]);
  expect(await desk.screen(buyer)).toContain(deskWords.account.payingEmail(buyerEmail));
});

it('an account is put on hold and taken off again, each once, with who and why', async () => {
  const buyer = await buys();
  const [on, off] = ['suspend', 'unsuspend'] as const;
  expect(await seen(desk.act(buyer, on, { reason: 'fraud' }))).toEqual(done(buyer, on));
  expect(wordsOf(await desk.act(buyer, on))).toContain(problems.unable);
  expect(wordsOf(await desk.act(buyer, 'way-in'))).toContain(problems.unable);
  expect(await seen(desk.act(buyer, off, { reason: 'mistake' }))).toEqual(done(buyer, off));
  const log = desk.services.database.selectFrom('audit_log').select(['action', 'detail']);
  const rows = await log
    .where('action', 'in', ['account-suspended', 'account-restored'])
    .orderBy('at')
    .execute();
  expect(rows.map(({ detail }) => detail)).toEqual([
    'suspend by token: fraud',
    'unsuspend by token: mistake',
  ]);
});

it('111. no act happens without a reason, a session, a role that may, or from another site', async () => {
  const buyer = await buys();
  await desk.advance(day);
  const payment = await desk.paymentOf();
  const path = (act: string) => `/ops/people/${buyer.accountId}/${act}`;
  const fields = { reason: 'because', payment, sum: '1', key: '00000000-0000-4000-8000-000000000000' };
  const before = await desk.services.database.selectFrom('accounts').selectAll().execute();
  for (const act of deskActs) {
    expect(wordsOf(await desk.post(path(act), { ...fields, reason: '  ' }))).toContain(problems.reason);
    expect((await desk.post(path(act), fields, null)).status).toBe(401);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await desk.post(path(act), fields, undefined, foreign)).status).toBe(403);
    expect((await desk.post(path(act), fields, undefined, { cookie: 'ops=made.up.x' })).status).toBe(401);
    for (const operator of [support, finance])
      if (!may(operator, act)) expect((await desk.post(path(act), fields, operator)).status).toBe(403);
  }
  const barred = (operator: Operator) => deskActs.filter((act) => !may(operator, act)).sort();
  const onHold = ['suspend', 'unsuspend'];
  expect(barred(support)).toEqual(['refund', ...onHold]);
  expect(barred(finance)).toEqual(['cancel', 'deletion', 'device', 'limits', ...onHold, 'way-in']);
  for (const operator of [support, finance]) {
    const setting = { name: 'usePaidDuckAi', value: 'false' };
    expect((await desk.post('/ops/settings', setting, operator)).status).toBe(403);
    expect((await desk.see('/ops', operator)).text).not.toContain('/ops/settings');
  }
  expect((await desk.post(path('erase'), fields)).status).toBe(404);
  expect(await refunds()).toEqual([]);
  expect(await desk.services.database.selectFrom('accounts').selectAll().execute()).toEqual(before);
  const refused = await ofActs();
  expect(new Set(refused.map(([outcome]) => outcome))).toEqual(new Set(['forbidden']));
  expect(refused).toContainEqual(['forbidden', 'refund by ada@teal.example']);
  // Nor does a screen offer what its reader may not do.
  const ofSupport = await desk.see(`/ops/people/${buyer.accountId}`, support);
  expect(wordsOf(ofSupport)).not.toContain(acts.refund.button);
  expect(wordsOf(ofSupport)).toContain(acts['way-in'].button);
});
