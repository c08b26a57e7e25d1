import type { PurchaseAction } from 'store-sandbox/control';
import type { Standing } from '@/lib/content/account/standingWords';
import { InvoicesResponse, PlanChangePreview } from '@/lib/contract/billing';
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

type Act = (shop: MoneyShop, person: Person) => Promise<void>;

/** What each person of a way does in turn, the time that passes then for everybody, and the mails that this causes. */
export type Step = {
  does: string;
  act?: Act;
  passes?: number;
  stands: Standing | 'none';
  mails: readonly string[];
};

export const did = (does: string, act: Act, stands: Step['stands'], ...mails: string[]): Step => ({
  does,
  act,
  stands,
  mails,
});
export const later = (does: string, passes: number, stands: Step['stands'], ...mails: string[]): Step => ({
  does,
  passes,
  stands,
  mails,
});

/** A little more than thirty days, which is the first month of the shop’s clock. */
export const month = 30 * day + hour;

export const buys =
  (purchase: Purchase = {}): Act =>
  async (shop, person) => {
    const { email, language, card } = person;
    person.buyer = await shop.buy({ email, language, card, ...purchase }, (checkout) => {
      person.said.checkout = checkout;
    });
  };
/** Buys with an address with which this person bought one before, in an account that was forgotten. */
export const hasOneAlready =
  (purchase: Purchase = {}): Act =>
  async (shop, person) => {
    const { email, language } = person;
    await shop.buy({ email, language, card: newCard(), trial: false });
    // It is welcomed like any other; what is read here is told to this person.
    await shop.services.database
      .deleteFrom('outbox')
      .where('template', 'in', ['purchase', 'receipt'])
      .execute();
    await buys({ card: newCard(), ...purchase })(shop, person);
    person.said = {};
  };
/** The same account buys once more, where the person is by then. */
export const buysAgain =
  (order: { productId?: string; another?: boolean } = {}): Act =>
  (shop, { buyer, email, country }) =>
    shop.buyAgain(buyer, { email, country, ...order });
export const paid: Purchase = { trial: false };
export const bought = did('buys, pays at once', buys(paid), 'renews', 'purchase', 'receipt');
export const inTrial = did('begins a trial', buys(), 'trial', 'purchase');
/** Asks what another plan costs, and then takes it. */
export const switchesTo =
  (productId: string): Act =>
  async (shop, person) => {
    const { body } = await shop.get(person.buyer, `/api/subscription/plan-change?productId=${productId}`);
    const { planChangeSentences } = await pagesIn(person.language);
    person.said.switch = planChangeSentences(PlanChangePreview.parse(body)).join(' ');
    await shop.inPortal(person.buyer, `flow=plan&productId=${productId}`);
  };
export const cancels: Act = (shop, { buyer }) => shop.inPortal(buyer, 'flow=cancel', { reason: 'unused' });
export const takesCard: Act = (shop, { buyer }) => shop.changeCard(buyer);
/** On the page of the open invoice, to which the account and the mail lead, if its bank waits. */
export const confirms: Act = async (shop, { buyer }) => {
  const { body } = await shop.get(buyer, '/api/subscription/invoices');
  const asked = InvoicesResponse.parse(body).invoices.find(({ awaitsBank }) => awaitsBank);
  if (!asked) return;
  await submit(await openPage(`${asked.pageUrl}/confirm`), { answer: 'complete' });
  await shop.emulator.settled();
};
export const resumes: Act = async (shop, { buyer }) =>
  void (await shop.post(buyer, '/api/subscription/resume'));
export const asksForMoney: Act = async (shop, { buyer }) =>
  void (await shop.post(buyer, '/api/subscription/refund'));
export const movesTo =
  (country: string): Act =>
  async (_, person) => {
    person.country = country;
  };
export const renewalFails = later('a renewal fails', month, 'grace', 'payment-failed');

/** Submits the hosted payment page with a card that is refused, by itself or by its bank. */
export const isRefused =
  (card: string): Act =>
  async (shop, person) => {
    const { checkoutUrl } = (await shop.checkout(person.buyer, { productId: monthlyPlan })).body;
    const page = await openPage(String(checkoutUrl));
    const sent = await submit(page, { ...typedCard, email: person.email, number: card });
    const at = new URL(sent.location ?? '', page.url);
    if (at.pathname.endsWith('/confirm')) await submit(await openPage(at.href), { answer: 'fail' });
    const said = textOf(await openPage(page.url));
    if (!said.includes('You weren’t charged')) throw new Error(`The refused page says: ${said}`);
    await shop.emulator.settled();
  };

export const inStore =
  (store: 'apple' | 'google', trial = false): Act =>
  async (shop, person) => {
    person.store = await shop.buyAndConfirm(person.buyer, store, trial);
  };
export const storeDoes =
  (action: PurchaseAction): Act =>
  async (shop, { store }) => {
    shop.stores.control.act(store ?? '', action);
    await shop.stores.settled();
  };
