import type { Standing } from '@/lib/content/account/standingWords';
import { PlanChangePreview } from '@/lib/contract/billing';
import {
  open as openPage,
  submit,
  textOf,
  goodCard as typedCard,
} from '@/packages/stripe-sandbox/tests/browse';
import { day, hour } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { newCard } from '@/tests/fixtures/service/cards';
import { type MoneyShop, monthlyPlan, type Purchase } from './moneyShop';
import { pagesIn } from './pagesIn';

/** One person on one of the ways. */
export type Person = {
  buyer: SignedUp;
  language: string;
  email: string;
  /** A card that nobody else on this way has, since each card gets one trial. */
  card: string;
  /** What was bought in an app store. */
  store: string | null;
  country: string;
  /** What was said before the last step about what it costs, by place. */
  said: Record<string, string>;
};

export type Step = {
  does: string;
  /** What this person does; it is done by each person of the way in turn. */
  act?: (shop: MoneyShop, person: Person) => Promise<void>;
  /** Time that passes afterwards, for everybody. */
  passes?: number;
  stands: Standing | 'none';
  /** The mails that this causes, in their order. */
  mails?: readonly string[];
};

/** `alone`: there is one card for it, so each person walks it in a shop of their own. */
export type Way = { name: string; steps: readonly Step[]; alone?: true };

/** A little more than thirty days, which is the first month of the shop’s clock. */
export const month = 30 * day + hour;

export const buys =
  (purchase: Purchase = {}) =>
  async (shop: MoneyShop, person: Person) => {
    const { email, language, card } = person;
    person.buyer = await shop.buy({ email, language, card, ...purchase }, (checkout) => {
      person.said.checkout = checkout;
    });
  };
/** Buys with an address with which this person bought one before, in an account that was forgotten. */
export const hasOneAlready =
  (purchase: Purchase = {}) =>
  async (shop: MoneyShop, person: Person) => {
    const { email, language } = person;
    await shop.buy({ email, language, card: newCard() });
    // It is welcomed like any other; what is read here is told to this person.
    await shop.services.database.deleteFrom('outbox').where('template', '=', 'purchase').execute();
    await buys({ card: newCard(), ...purchase })(shop, person);
    person.said = {};
  };
export const paid: Purchase = { trial: false };
export const bought: Step = {
  does: 'buys, pays at once',
  act: buys(paid),
  stands: 'renews',
  mails: ['purchase', 'receipt'],
};
export const inTrial: Step = { does: 'begins a trial', act: buys(), stands: 'trial', mails: ['purchase'] };
const opens =
  (query: string, typed?: Record<string, string>) =>
  (shop: MoneyShop, { buyer }: Person) =>
    shop.portal(buyer, query, typed);
/** Asks what another plan costs, and then takes it. */
export const switchesTo = (productId: string) => async (shop: MoneyShop, person: Person) => {
  const { body } = await shop.get(person.buyer, `/api/subscription/plan-change?productId=${productId}`);
  const { planChangeSentences } = await pagesIn(person.language);
  person.said.switch = planChangeSentences(PlanChangePreview.parse(body)).join(' ');
  await shop.portal(person.buyer, `flow=plan&productId=${productId}`);
};
export const cancels = opens('flow=cancel', { reason: 'unused' });
export const renewalFails: Step = {
  does: 'a renewal fails',
  passes: month,
  stands: 'grace',
  mails: ['payment-failed'],
};

/** Submits the hosted payment page with a card that is refused, by itself or by its bank. */
export async function isRefused(shop: MoneyShop, person: Person, card: string): Promise<void> {
  const { checkoutUrl } = (await shop.checkout(person.buyer, { productId: monthlyPlan })).body;
  const page = await openPage(String(checkoutUrl));
  const sent = await submit(page, { ...typedCard, email: person.email, number: card });
  const at = new URL(sent.location ?? '', page.url);
  if (at.pathname.endsWith('/confirm')) await submit(await openPage(at.href), { answer: 'fail' });
  const said = textOf(await openPage(page.url));
  if (!said.includes('You weren’t charged')) throw new Error(`The refused page says: ${said}`);
  await shop.emulator.settled();
}

export async function lastIntent({ services }: MoneyShop, { buyer }: Person): Promise<string> {
  const { stripe_customer_id: customer } = await services.database
    .selectFrom('customers')
    .select('stripe_customer_id')
    .where('account_id', '=', buyer.accountId)
    .executeTakeFirstOrThrow();
  const paidInvoice = (await services.stripe.invoices.list({ customer })).data.find(
    ({ amount_paid }) => amount_paid > 0,
  );
  const { data } = await services.stripe.invoicePayments.list({ invoice: paidInvoice?.id ?? '' });
  return String(data[0]?.payment.payment_intent);
}

export const inStore =
  (store: 'apple' | 'google', trial = false) =>
  async (shop: MoneyShop, person: Person) => {
    person.store = await shop.buyAndConfirm(person.buyer, store, trial);
  };
export const storeDoes =
  (action: 'fail' | 'recover' | 'cancel' | 'refund') =>
  async (shop: MoneyShop, { store }: Person) => {
    shop.stores.control.act(store ?? '', action);
    await shop.stores.settled();
  };
