import type { PurchaseAction } from 'store-sandbox/control';
import { InvoicesResponse, PlanChangePreview } from '@/lib/contract/billing';
import {
  open as openPage,
  submit,
  textOf,
  goodCard as typedCard,
} from '@/packages/stripe-sandbox/tests/browse';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { type MoneyShop, monthlyPlan } from './moneyShop';
import { pagesIn } from './pagesIn';

/** One person in the shop. */
export type Person = {
  buyer: SignedUp;
  language: string;
  email: string;
  /** What was bought in an app store. */
  store: string | null;
  country: string;
  /** What was said before the last step about what it costs, by place. */
  said: Record<string, string>;
};

type Act = (shop: MoneyShop, person: Person) => Promise<void>;

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
