import { brand } from '@/lib/content/brand';
import type { StatementOutcome } from '@/lib/content/mails/statementOutcomes';
import { statementOutcomes } from '@/lib/content/mails/statementOutcomes';
import { storeRefundUrls } from '@/lib/content/subscription/moneyBack';
import { limits } from '@/server/attempts/limitTable';
import { processPendingEvents } from '@/server/billing/webhooks/pendingEvents';
import { day, minute } from '@/server/clock';
import { formatDate } from '@/server/mail/templates/formatDate';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { newCard } from '@/tests/fixtures/service/cards';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { createStoreShop } from '@/tests/fixtures/service/stores';
import { ask, postForm, postJson } from '../site/ask';
import { unwrapped } from './formSite';

const holder = 'holder@example.org';
const stranger = 'stranger@example.org';
const disputedCard = '4000000000000259';

const shop = openForEachTest(() => createStoreShop());

type Kind = 'withdrawal' | 'cancellation';
const paths = { withdrawal: '/help/withdraw', cancellation: '/help/cancel' };

async function buys(changes = {}, card = newCard(), email = holder): Promise<SignedUp> {
  const buyer = await shop.signUp();
  const chosen = { productId: 'plus-monthly-row', withoutTrial: true, ...changes };
  await shop.purchase(buyer, chosen, card, email, 'DE');
  return buyer;
}
const states = (kind: Kind, fields: object = {}) =>
  postJson(`${shop.origin}${paths[kind]}`, {
    kind: 'ordinary',
    name: 'Anna Reader',
    email: holder,
    contract: holder,
    ...fields,
  });
const stored = (table: 'audit_log' | 'outbox' | 'statements') =>
  shop.services.database.selectFrom(table).selectAll().execute();
const textsTo = async (address: string) =>
  unwrapped((await shop.mailsTo(address)).map(({ text }) => text).join('\n'));
/** Links that confirm something, in the mails to an address, oldest first. */
async function linksTo(address: string): Promise<string[]> {
  const mails = await shop.mailsTo(address);
  return mails.flatMap(({ text }) => /\/help\/confirm\?token=\w+/.exec(text)?.[0] ?? []);
}
async function linkFor(kind: Kind, fields: object = {}): Promise<string> {
  await states(kind, fields);
  return (await linksTo(holder)).at(-1) ?? 'none';
}
const presses = async (link: string) => JSON.parse((await postForm(`${shop.origin}${link}`, {})).text);
const opens = async (link: string) => JSON.parse((await ask(`${shop.origin}${link}`)).text);
const says = (kind: Kind, outcome: StatementOutcome, until = 0) => ({
  path: '/help/confirm',
  messages: outcome === 'open' ? [`confirm-${kind}`] : [],
  fields: { standing: statementOutcomes.en(formatDate(until, 'en'))[kind][outcome] },
});
const atStripe = async () => (await shop.services.stripe.subscriptions.list({ status: 'all' })).data;
const periodEnd = async () => ((await atStripe())[0]?.items.data[0]?.current_period_end ?? 0) * 1000;
async function refunded(): Promise<number> {
  const { data } = await shop.services.stripe.refunds.list({ limit: 100 });
  return data.reduce((sum, { amount }) => sum + amount, 0);
}
const confirmedToSupport = async () =>
  (await shop.mailsTo(brand.supportEmail)).filter(({ subject }) => subject.startsWith('Confirmed: '));

it('a withdrawal ends any purchase at once and gives all of it back, by one press among many, and never by opening the link', async () => {
  const buyer = await buys();
  await shop.post(buyer, '/api/subscription/refund');
  await shop.emulator.settled();
  await buys({}, newCard());
  const before = await refunded();
  const link = await linkFor('withdrawal', { contract: 'my contract' });
  for (let pass = 0; pass < 2; pass += 1) expect(await opens(link)).toEqual(says('withdrawal', 'open'));
  expect((await postJson(`${shop.origin}${link}`, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect([await refunded(), await confirmedToSupport()]).toEqual([before, []]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => presses(link)));
  const used = says('withdrawal', 'used');
  expect(answers).toEqual(expect.arrayContaining([says('withdrawal', 'done'), used]));
  expect(answers.filter(({ fields }) => fields.standing === used.fields.standing)).toHaveLength(4);
  await shop.emulator.settled();
  expect((await atStripe()).map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  expect(await refunded()).toBe(2 * before);
  expect(await confirmedToSupport()).toHaveLength(1);
  expect(await shop.mailed('refund is on its way')).toHaveLength(2);
  const rows = await stored('audit_log');
  const done = { action: 'statement-confirmed', outcome: 'done', detail: 'withdrawal' };
  expect(rows).toContainEqual(expect.objectContaining({ ...done, account_id: expect.any(String) }));
  expect(JSON.stringify(await stored('statements'))).not.toContain(link.split('=')[1]);
});

const inAnInvoice = async () => (await shop.services.stripe.invoices.list()).data[0]?.number;
const proves = () => shop.services.database.updateTable('accounts').set({ email: holder }).execute();
const buysInAmerica = () =>
  shop.services.database.updateTable('subscriptions').set({ product_id: 'plus-monthly-us' }).execute();

it.each([
  ['the paying address of the sender', async () => ({ contract: 'x' }), 1],
  ['it, among other words', async () => ({ email: stranger, contract: `No. 7, ${holder}` }), 1],
  ['an invoice', async () => ({ email: stranger, contract: await inAnInvoice() }), 1],
  ['the address of its account', async () => (await proves()) && {}, 1],
  ['an unknown invoice', async () => ({ email: stranger, contract: 'ABC123-0001' }), 0],
  ['two people', async () => (await buys({}, newCard(), stranger)) && { email: stranger }, 0],
  ['a buyer without a right to withdraw', async () => (await buysInAmerica()) && {}, 0],
])(
  'a contract named by %s: links go to the address that we hold, or to nobody, which shows nowhere else',
  async (_how, typed, links) => {
    await buys();
    const fields = await typed();
    const written = async () => (await stored('statements')).length + (await stored('outbox')).length;
    const before = await written();
    const { status, text } = await states('withdrawal', fields);
    expect([status, Object.keys(JSON.parse(text))]).toEqual([200, ['status', 'received', 'stated']]);
    // A statement, and mails to support, to its sender, and to the holder of the contract, sent or not.
    expect((await written()) - before).toBe(4);
    expect(await linksTo(holder)).toHaveLength(links);
    expect(await linksTo(stranger)).toEqual([]);
    expect((await textsTo(brand.supportEmail)).includes('A link was sent')).toBe(links > 0);
  },
);

it('counts when a withdrawal was submitted and not when it was confirmed, until the link is too old', async () => {
  await buys({ productId: 'plus-yearly-row' });
  await shop.advance(14 * day);
  const link = await linkFor('withdrawal');
  const other = await linkFor('withdrawal', { name: 'Anna R.' });
  await shop.advance(13 * day);
  expect(await presses(link)).toEqual(says('withdrawal', 'done'));
  await shop.advance(day);
  for (const answer of [await opens(other), await presses(other), await presses('/help/confirm?token=x')])
    expect(answer).toEqual(says('withdrawal', 'gone'));
});

const asksForMoney = (buyer: SignedUp) => shop.post(buyer, '/api/subscription/refund');
const cancels = (buyer: SignedUp) => shop.inPortal(buyer, 'flow=cancel');
const waits = () => shop.advance(17 * day);
const ends = () => shop.endAtStripe();
const nothing = async () => 0;
const threeDaysAgo = async () => shop.services.clock.now() - 3 * day;

it.each<[string, Kind, (buyer: SignedUp) => Promise<unknown>, StatementOutcome, () => Promise<number>]>([
  ['too late', 'withdrawal', waits, 'late', threeDaysAgo],
  ['after a refund', 'withdrawal', asksForMoney, 'refunded', nothing],
  ['after an end', 'withdrawal', ends, 'ended', nothing],
  ['of a disputed payment', 'withdrawal', nothing, 'disputed', nothing],
  ['after a cancellation', 'cancellation', cancels, 'ending', periodEnd],
  ['after an end', 'cancellation', ends, 'ended', nothing],
])(
  '%s, a %s changes nothing: the page and the mail say why, and support is told',
  async (name, kind, make, outcome, until) => {
    const buyer = await buys({}, name.includes('disputed') ? disputedCard : newCard());
    const link = await linkFor(kind);
    await make(buyer);
    await shop.emulator.settled();
    const [before, { fields }] = [await refunded(), says(kind, outcome, await until())];
    // A link that was sent in time still counts.
    if (outcome !== 'late' && outcome !== 'disputed')
      for (const answer of [await opens(link), await presses(link)]) expect(answer.fields).toEqual(fields);
    await states(kind, { name: 'Anna R.' });
    expect(await textsTo(holder)).toContain(unwrapped(fields.standing));
    expect(await textsTo(brand.supportEmail)).toContain(`(${outcome})`);
    expect([await refunded(), await confirmedToSupport()]).toEqual([before, []]);
  },
);

it('a link is worth nothing once the account is deleted', async () => {
  const buyer = await buys();
  const link = await linkFor('withdrawal');
  await shop.deleteAccount(buyer);
  expect(await presses(link)).toEqual(says('withdrawal', 'ended'));
  expect([await refunded(), await confirmedToSupport()]).toEqual([0, []]);
});

it.each(['ordinary', 'cause'])(
  'a cancellation (%s) ends with the period, as one in the portal does',
  async (kind) => {
    await buys();
    // A later day than the end of the period is for support.
    expect(await linkFor('cancellation', { end: '2091-01-31' })).toBe('none');
    const end = await periodEnd();
    const link = await linkFor('cancellation', { kind, reason: 'The VPN stopped.' });
    expect(await opens(link)).toEqual(says('cancellation', 'open', end));
    expect(await presses(link)).toEqual(says('cancellation', 'done', end));
    expect(await atStripe()).toMatchObject([{ status: 'active', cancel_at_period_end: true }]);
    expect(await shop.mailed('has been canceled')).toHaveLength(1);
    expect((await confirmedToSupport())[0]?.text).toContain('If this was for good cause');
    expect(await refunded()).toBe(0);
  },
);

it('a later year in Germany ends a month after its cancellation, as the page says before, and the rest is paid back', async () => {
  await buys({ productId: 'plus-yearly-row' });
  await shop.advance(367 * day);
  const link = await linkFor('cancellation');
  const end = Date.UTC(2027, 6, 3, 12);
  expect(await opens(link)).toEqual(says('cancellation', 'open', end));
  expect(await presses(link)).toEqual(says('cancellation', 'done', end));
  await shop.emulator.settled();
  expect(await refunded()).toBe(0);
  await shop.advance(31 * day);
  // Of the 366 days from June 1, the last 334.
  expect(await refunded()).toBe(9125);
  for (const subject of ['has been canceled', 'has ended'])
    expect((await shop.mailed(subject))[0]?.text).toContain(
      'beyond that day, €91.25, goes back to your card',
    );
});

it.each(['withdrawal', 'cancellation'] as const)(
  'a %s that is confirmed while Stripe is away is carried out later',
  async (kind) => {
    await buys();
    const link = await linkFor(kind);
    shop.emulator.setOutage(Number.POSITIVE_INFINITY);
    expect(await presses(link)).toEqual(says(kind, 'done', Date.UTC(2026, 6, 1, 12)));
    shop.emulator.setOutage(0);
    shop.services.clock.advance(2 * minute);
    await processPendingEvents(shop.services);
    const ended = kind === 'withdrawal' ? { status: 'canceled' } : { cancel_at_period_end: true };
    expect(await atStripe()).toMatchObject([ended]);
  },
);

it('a withdrawal in a free trial ends it, and leaves no refund behind', async () => {
  const buyer = await buys({ withoutTrial: false });
  expect(await presses(await linkFor('withdrawal'))).toEqual(says('withdrawal', 'done'));
  expect(await atStripe()).toMatchObject([{ status: 'canceled' }]);
  expect((await shop.get(buyer, '/api/subscription/refund')).body.state).toBe('none');
  expect(await shop.mailed('trial has ended')).toHaveLength(1);
});

it.each([
  ['withdrawal', storeRefundUrls.apple],
  ['cancellation', '/sandbox/stores'],
] as const)('a %s of what a store sold leads its buyer there, and is support’s', async (kind, url) => {
  const buyer = await shop.signUp();
  await shop.buyAndConfirm(buyer, 'apple');
  await shop.services.database.updateTable('accounts').set({ email: holder }).execute();
  await states(kind, { email: stranger });
  const [mail] = await shop.mailsTo(holder);
  expect(unwrapped(mail?.text)).toContain(unwrapped(says(kind, 'apple').fields.standing));
  expect(mail?.text).toContain(url);
  expect((await shop.mailsTo(stranger))[0]?.text).not.toContain('App Store');
  expect((await shop.mailsTo(brand.supportEmail))[0]?.text).toContain('(apple)');
});

it('the address of a contract gets only a few links a day, whoever names it', async () => {
  await buys();
  const { maximum } = limits['statement-links'];
  for (let round = 0; round <= maximum; round += 1)
    await states('withdrawal', { email: `stranger${round}@example.org` });
  expect(await linksTo(holder)).toHaveLength(maximum);
  expect((await textsTo(brand.supportEmail)).match(/A link was sent/g)).toHaveLength(maximum);
});
