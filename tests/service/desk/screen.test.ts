import { momentWithZone } from '@/lib/content/days';
import { deskWords } from '@/lib/content/desk';
import { storeRefundUrls } from '@/lib/content/subscription/moneyBack';
import { writeAuditRow } from '@/server/accounts/writeAuditRow';
import { limits } from '@/server/attempts/limitTable';
import { day, hour } from '@/server/clock';
import { auditSentence } from '@/server/ops/auditActions';
import { away } from '@/tests/fixtures/away';
import { asAccount, call, pageHeaders, webAuthorize } from '@/tests/fixtures/service/authClient';
import { newCard } from '@/tests/fixtures/service/cards';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { stripeError } from '@/tests/fixtures/service/testStripe';
import { mailedCode, owner, sendCode, signIn } from '../auth/codes/codeClient';
import { openDesk, paidNow, wordsOf } from './deskShop';

const desk = openForEachTest(openDesk);
const { account, letters, limits: limitWords, money } = deskWords;
const disputes = '4000000000000259';
const at = () => momentWithZone(desk.services.clock.now());

it('says of a subscriber what they have, were charged, mailed, use, and what happened, in sentences', async () => {
  const bought = at();
  const buyer = await desk.subscribe(paidNow, '4242424242424242', 'buyer@example.org');
  await desk.mailsTo('buyer@example.org');
  const [invoice] = (await desk.services.stripe.invoices.list({ limit: 1 })).data;
  const words = await desk.screen(buyer);
  for (const sentence of [
    account.id(buyer.accountId),
    account.payingEmail('buyer@example.org'),
    `from our website, since ${bought}. It renews on `,
    money.paid('$9.99', bought, money.card('Visa', '4242'), money.invoice(invoice?.number ?? '')),
    deskWords.none.limits,
    `Welcome to the subscription, ${bought}: accepted by their email provider.`,
    `since ${bought}, last used ${bought}.`,
    auditSentence('account-created'),
    letters.signIn.paying('buyer@example.org'),
    letters.twice.once,
    letters.moneyBack.promised(momentWithZone(desk.services.clock.now() + 30 * day)),
    letters.deletion.start,
  ])
    expect(words).toContain(sentence);
  await owner(desk, 'reader@example.org');
  const ofOther = await desk.screen(await desk.accountOf('reader@example.org'));
  for (const sentence of [account.email('reader@example.org'), account.never, letters.signIn.nothing])
    expect(ofOther).toContain(sentence);
});

it('says what was given back and what a bank took back', async () => {
  const refunded = await desk.subscribe(paidNow);
  await desk.advance(40 * day);
  await desk.services.stripe.refunds.create({ payment_intent: await desk.paymentOf(), amount: 333 });
  const words = await desk.screen(refunded);
  expect(words).toContain(money.back('$3.33'));
  expect(words).toContain(letters.moneyBack.yours('$6.66'));
  const asked = await desk.subscribe({ ...paidNow, productId: 'plus-yearly-us' });
  const then = at();
  await asAccount(`${desk.origin}/api/subscription/refund`, asked.accessToken, { method: 'POST' });
  await desk.emulator.settled();
  expect(await desk.screen(asked)).toContain(letters.moneyBack.given('$99.99', then));
  const disputed = await desk.subscribe(paidNow, disputes);
  await desk.emulator.settled();
  const ofDispute = await desk.screen(disputed);
  for (const sentence of [money.disputed, letters.moneyBack.disputed]) expect(ofDispute).toContain(sentence);
});

it('says of a payment that it waits until it is confirmed to the bank, and not that it was refused', async () => {
  const buyer = await desk.subscribe(paidNow);
  await desk.changeCard(buyer, '4000002760003184');
  await desk.advance(32 * day);
  const words = await desk.screen(buyer);
  expect(words).toContain(`A payment is missing. Access lasts until `);
  expect(words).toContain(money.atBank('$9.99'));
  expect(words).not.toContain('was refused');
});

it('says which letter fits a store, two purchases, a hold, a former address and a deleted account', async () => {
  const inStore = await desk.signUp();
  await desk.buyAndConfirm(inStore, 'google');
  const words = await desk.screen(inStore);
  for (const sentence of [letters.signIn.store, letters.moneyBack.store(storeRefundUrls.google)])
    expect(words).toContain(sentence);
  const twice = await desk.subscribe(paidNow, newCard(), 'twice@example.org');
  const { stripe } = desk.services;
  const [charge] = (await stripe.charges.list({ limit: 1 })).data;
  desk.services.stripe = new Proxy(stripe, {
    get: (target, name) =>
      name === 'charges'
        ? { list: async () => ({ data: [charge, { ...charge, id: 'ch_earlier' }] }) }
        : Reflect.get(target, name),
  });
  expect(await desk.screen(twice)).toContain(letters.twice.twoCharges('$9.99', at()));
  desk.services.stripe = away(stripe, stripeError('StripeConnectionError'));
  expect(await desk.screen(twice)).toContain(money.away);
  desk.services.stripe = stripe;
  await desk.act(twice, 'suspend');
  expect(await desk.screen(twice)).toContain(letters.signIn.suspended);
  await desk.act(twice, 'unsuspend');
  expect(await desk.deleteAccount(twice)).toBe(200);
  const deleted = await desk.screen(twice);
  expect(deleted).toContain(letters.deletion.deleted(at()));
  expect(deleted).not.toContain('twice@example.org');
});

/** What a screen says under the heading of a letter. */
async function letterOf(name: keyof typeof letters, person: { accountId: string }): Promise<string> {
  const [, said = ''] = (await desk.screen(person)).split(letters[name].heading);
  return said.split(' “')[0] ?? '';
}

it('no letter advises what its account cannot have: deleted, on hold, without purchase or address, unread by Stripe', async () => {
  const buyer = await desk.subscribe(paidNow, newCard(), 'buyer@example.org');
  expect(await letterOf('lostAddress', buyer)).toContain(letters.lostAddress.noAddress);
  await desk.act(buyer, 'suspend');
  expect(await letterOf('deletion', buyer)).toContain(letters.signIn.suspended.split(' “')[0]);
  await desk.act(buyer, 'unsuspend');
  await owner(desk, 'reader@example.org');
  expect(await letterOf('twice', await desk.accountOf('reader@example.org'))).toContain(letters.twice.never);
  const { stripe } = desk.services;
  desk.services.stripe = away(stripe, stripeError('StripeConnectionError'));
  expect(await letterOf('twice', buyer)).toContain(money.away);
  expect(wordsOf(await desk.act(buyer, 'refund', { reason: 'x', payment: 'pi_x', sum: '1' }))).toContain(
    money.away,
  );
  desk.services.stripe = stripe;
  await desk.act(buyer, 'way-in');
  await desk.services.database
    .updateTable('outbox')
    .set({ failed_at: desk.services.clock.now() })
    .where('template', '=', 'support-acted')
    .execute();
  expect(await letterOf('signIn', buyer)).toContain(letters.signIn.failedMail(at()));
  await desk.deleteAccount(buyer);
  expect(await letterOf('lostAddress', buyer)).toContain(letters.deletion.deleted(at()));
});

it('what happened stays in sight however often support looks, and a link makes no page say that something was done', async () => {
  const buyer = await desk.signUp();
  const { services } = desk;
  for (let look = 0; look < 60; look += 1)
    await writeAuditRow(services, {
      ...{ action: 'desk-looked', account_id: buyer.accountId, detail: null },
      at: services.clock.now() + look,
    });
  expect(await desk.screen(buyer)).toContain(auditSentence('account-created'));
  const { text } = await desk.see(`/ops/people/${buyer.accountId}?done=constructor`);
  expect(text).not.toContain('role="status"');
});

it('names the limits in the way and until when, of the account and of its address', async () => {
  const email = 'reader@example.org';
  await owner(desk, email);
  await desk.subscribe(paidNow);
  for (let time = 0; time < limits['mails-an-hour'].maximum; time += 1)
    await sendCode(desk.origin, await webAuthorize(desk.origin), email);
  const until = momentWithZone(desk.services.clock.now() + hour);
  expect(await desk.screen(await desk.accountOf(email))).toContain(
    limitWords.line(limitWords.what['mails-an-hour'], until),
  );
});

it('shows no code, no token, no digest and no sealed text, whatever is stored', async () => {
  const email = 'reader@example.org';
  const { accessToken, refreshToken } = await owner(desk, email);
  const session = await webAuthorize(desk.origin);
  await call(`${desk.origin}/api/auth/v2/otp?email=${email}`, {
    method: 'POST',
    headers: pageHeaders(session),
  });
  const code = await mailedCode(desk.services, email);
  await desk.find(email);
  const { database } = desk.services;
  await signIn(desk, email);
  const { accountId } = await desk.accountOf(email);
  const { text } = await desk.see(`/ops/people/${accountId}`);
  const stored = [
    ...(await database.selectFrom('one_time_codes').select(['id', 'code_hash', 'binding']).execute()),
    ...(await database.selectFrom('authorization_codes').select(['code_hash', 'session_hash']).execute()),
    ...(await database.selectFrom('token_pairs').select('pair_hash').execute()),
    ...(await database.selectFrom('outbox').select(['payload', 'dedupe_key']).execute()),
    ...(await database.selectFrom('counters').select('key').execute()),
    ...(await database.selectFrom('audit_log').select('network').execute()),
  ].flatMap((row) => Object.values(row).filter((value): value is string => Boolean(value)));
  expect(stored.length).toBeGreaterThan(20);
  for (const secret of [...stored, code, accessToken, refreshToken, session.cookie])
    expect(text).not.toContain(secret);
  expect(text).toContain(email);
});

it('a look is on record before anything is shown, with who looked, and the person can export it', async () => {
  const { accessToken } = await owner(desk, 'reader@example.org');
  const person = await desk.accountOf('reader@example.org');
  const support = { name: 'ada@teal.example', role: 'support' } as const;
  expect((await desk.see(`/ops/people/${person.accountId}`, support)).status).toBe(200);
  const looked = { action: 'desk-looked', outcome: 'done', account: person.accountId };
  expect(await desk.log()).toEqual([{ ...looked, detail: 'by ada@teal.example' }]);
  const file = await asAccount(`${desk.origin}/api/auth/v2/account/export`, accessToken);
  const { audit_log: log, read_me: explained } = await file.json();
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'desk-looked', detail: 'by ada@teal.example' }),
  );
  expect(explained.tables.audit_log).toContain('support');
  const unseen = [
    await desk.see(`/ops/people/${person.accountId}`, null),
    await desk.see('/ops/people', null),
  ];
  expect(unseen.map(({ status }) => status)).toEqual([401, 401]);
  expect((await desk.see('/ops/people/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect(await desk.log()).toHaveLength(1);
});
