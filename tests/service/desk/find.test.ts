import { deskWords } from '@/lib/content/desk';
import { day } from '@/server/clock';
import { listPeople } from '@/server/desk/listPeople';
import { writePeople } from '@/server/desk/writePeople';
import { away } from '@/tests/fixtures/away';
import { newCard } from '@/tests/fixtures/service/cards';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { stripeError } from '@/tests/fixtures/service/testStripe';
import { setAccount } from '../auth/codes/codeClient';
import { openDesk, paidNow, wordsOf } from './deskShop';

const desk = openForEachTest(openDesk);
const { search } = deskWords;

it('finds the buyer by whatever a receipt, a statement, Stripe or a store says', async () => {
  const { services } = desk;
  await desk.subscribe(paidNow, newCard(), 'somebody@example.org');
  await desk.advance(3 * day);
  const buyer = await desk.subscribe(paidNow, '4242424242424242', 'buyer@example.net');
  const [invoice] = (await services.stripe.invoices.list({ limit: 1 })).data;
  const [charge] = (await services.stripe.charges.list({ limit: 1 })).data;
  const [subscription] = (await services.stripe.subscriptions.list({ limit: 1 })).data;
  const today = new Date(services.clock.now()).toISOString().slice(0, 10);
  const names = [
    ' Buyer@Example.NET ',
    '"Anna Buyer" <buyer@example.net>',
    buyer.accountId,
    String(invoice?.customer),
    invoice?.id,
    invoice?.number?.toLowerCase(),
    charge?.id,
    String(charge?.payment_intent),
    subscription?.id,
    `4242 ${today} 9.99`,
    `4242 ${today} 9,99 $`,
  ];
  const found: unknown[] = [];
  for (const name of names) found.push((await desk.find(name ?? 'none')).headers.location);
  expect(found).toEqual(names.map(() => `/ops/people/${buyer.accountId}`));
  await setAccount(services, buyer.accountId, { email: 'own@example.net' });
  expect((await desk.find('own@example.net')).headers.location).toBe(`/ops/people/${buyer.accountId}`);
});

it('finds who bought in a store by its order, its transaction and a renewal of it', async () => {
  for (const store of ['apple', 'google'] as const) {
    const buyer = await desk.signUp();
    const id = await desk.buyAndConfirm(buyer, store);
    const payments = desk.services.database.selectFrom('store_payments').select('order_id');
    const [payment] = await payments.where('account_id', '=', buyer.accountId).execute();
    const names = [id, payment?.order_id, `${payment?.order_id}..3`];
    for (const name of names)
      expect([name, (await desk.find(name ?? '')).headers.location]).toEqual([
        name,
        `/ops/people/${buyer.accountId}`,
      ]);
  }
});

it('lists several with what tells them apart, masked, and says of none where it looked and what to ask for', async () => {
  await desk.subscribe(paidNow, newCard(), 'family@example.org');
  await desk.subscribe(paidNow, newCard(), 'other@example.org');
  const { database } = desk.services;
  await database.updateTable('customers').set({ billing_email: 'family@example.org' }).execute();
  const several = await desk.find('family@example.org');
  const text = wordsOf(several);
  expect(text).toContain(search.several(2));
  expect(text).toContain('f…@example.org');
  expect(text.replace(/value="[^"]*"/g, '')).not.toContain('family@');
  expect(several.text.match(/\/ops\/people\/[0-9a-f-]{36}/g)).toHaveLength(2);
  const found = await database.selectFrom('accounts').select('id').executeTakeFirst();
  expect(await listPeople(desk.services, Array(60).fill(found?.id))).toHaveLength(50);
  const today = new Date(desk.services.clock.now()).toISOString().slice(0, 10);
  const strangers = {
    email: 'nobody@example.org',
    account: '00000000-0000-4000-8000-000000000000',
    stripe: 'ch_none',
    card: `9999 ${today} 9.99`,
    order: 'GPA.0000-0000-0000-00000',
  } as const;
  for (const [kind, query] of Object.entries(strangers)) {
    const none = wordsOf(await desk.find(query));
    const words = kind as keyof typeof strangers;
    expect(none).toContain(`${search.none} ${search.looked[words]} ${search.askFor[words]}`);
  }
  expect(await desk.log()).toContainEqual(
    expect.objectContaining({ action: 'desk-searched', account: null, detail: 'by token, card' }),
  );
});

it('prints the same for a terminal, and records that look too', async () => {
  const buyer = await desk.subscribe(paidNow, newCard(), 'buyer@example.net');
  const printed = async (query: string) => {
    const lines: string[] = [];
    await writePeople(desk.services, query, (line) => lines.push(line));
    return lines.join(' ');
  };
  const text = await printed('buyer@example.net');
  for (const words of [deskWords.sections.money, deskWords.letters.signIn.paying('buyer@example.net')])
    expect(text).toContain(words);
  expect(await printed('nobody@example.org')).toContain(search.none);
  expect(await desk.log()).toEqual([
    { action: 'desk-looked', outcome: 'done', account: buyer.accountId, detail: 'by command' },
    { action: 'desk-searched', outcome: 'done', account: null, detail: 'by command' },
  ]);
});

it('says when Stripe is away, and that not all was searched', async () => {
  const outage = stripeError('StripeConnectionError');
  desk.services.stripe = away(desk.services.stripe, outage);
  expect(wordsOf(await desk.find('in_unknown'))).toContain(search.leftOut.stripeAway);
});

it('says that it read no more charges than 2,000, and opens nobody as the only one who fits', async () => {
  const buyer = await desk.subscribe(paidNow, '4242424242424242', 'buyer@example.net');
  const { stripe, clock } = desk.services;
  const [charge] = (await stripe.charges.list({ limit: 1 })).data;
  const card = `4242 ${new Date(clock.now()).toISOString().slice(0, 10)} 9.99`;
  const findAmong = (count: number) => {
    const autoPagingToArray = async ({ limit }: { limit: number }) =>
      [charge, ...Array(count - 1).fill({ ...charge, customer: null })].slice(0, limit);
    const charges = { list: () => ({ autoPagingToArray }) };
    desk.services.stripe = Object.assign(Object.create(stripe), { charges });
    return desk.find(card);
  };
  expect((await findAmong(2000)).headers.location).toBe(`/ops/people/${buyer.accountId}`);
  const cut = await findAmong(2001);
  expect([cut.headers.location, cut.text]).toEqual([undefined, expect.stringContaining(buyer.accountId)]);
  expect(wordsOf(cut)).toContain(search.leftOut.olderCharges);
  const lines: string[] = [];
  await writePeople(desk.services, card, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringContaining(buyer.accountId), search.leftOut.olderCharges]);
});
