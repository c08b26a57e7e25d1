import { Subscription } from '@/lib/contract/subscription';
import { open, submit, textOf } from '@/packages/stripe-sandbox/tests/browse';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { endUnpaidSubscriptions } from '@/server/billing/subscription/endUnpaid';
import { remindSubscribers } from '@/server/billing/subscription/reminders';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import { neverAborted } from '@/server/neverAborted';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { goodCard } from '@/tests/fixtures/service/billing';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { signInByCode } from '@/tests/fixtures/service/signInByCode';
import { createStoreShop } from '@/tests/fixtures/service/stores';

export const monthlyPlan = 'plus-monthly-us';

export type Purchase = {
  productId?: string;
  card?: string;
  email?: string;
  language?: string;
  country?: string;
  /** False for a buyer who has had a trial before. */
  trial?: boolean;
};

type Payment = { card?: string; email?: string; country: string };
type Again = Partial<Payment> & { productId?: string; another?: boolean };

export type MoneyShop = Awaited<ReturnType<typeof createMoneyShop>>;

/** The shop as its customers meet it: they buy, change and cancel on pages, time passes, and mails arrive. */
export async function createMoneyShop() {
  const shop = await createStoreShop();
  const { services, emulator } = shop;

  /** This account has had a trial before. */
  async function withoutTrial({ accountId: account_id }: SignedUp) {
    const values = { key: `account:${account_id}`, account_id, created_at: services.clock.now() };
    await services.database.insertInto('trials').values(values).execute();
  }

  /** Pays on the payment page, answers the bank, and waits for what follows. Returns what the page says before. */
  async function pay(page: string, { card, email, country }: Payment): Promise<string> {
    const said = textOf(await open(page));
    const leads = new URL(await payCheckout(page, card, email, { country }), page);
    if (leads.pathname.endsWith('/confirm')) await submit(await open(leads.href), { answer: 'complete' });
    await emulator.settled();
    return said;
  }

  return {
    ...shop,
    pay,
    withoutTrial,
    /** `onPage` is told what the payment page says before it is paid. */
    async buy(
      { productId = monthlyPlan, card = goodCard, trial = true, ...buyer }: Purchase = {},
      onPage?: (text: string) => void,
    ): Promise<SignedUp> {
      const { email = 'buyer@example.org', language = 'en', country = 'US' } = buyer;
      const account = await shop.signUp();
      if (!trial) await withoutTrial(account);
      const headers = { 'accept-language': language, 'x-country': country };
      const { body } = await shop.checkout(account, { productId, locale: language }, headers);
      const said = await pay(String(body.checkoutUrl), { card, email, country });
      onPage?.(said);
      return account;
    },
    /** The same account buys once more, with a good card. */
    async buyAgain(
      buyer: SignedUp,
      { productId = monthlyPlan, country = 'US', card, email, another = false }: Again = {},
    ) {
      const order = { productId, withoutTrial: true, another };
      const { body } = await shop.checkout(buyer, order, { 'x-country': country });
      await pay(String(body.checkoutUrl), { card, email, country });
    },
    /** Time passes, and what the site does by itself is done. */
    async pass(milliseconds: number) {
      await shop.advance(milliseconds);
      await remindSubscribers(services, neverAborted);
      await endUnpaidSubscriptions(services, neverAborted);
      await runBillingJobs(services);
      await emulator.settled();
    },
    /** The same person in a new session: one lasts for thirty days. */
    signInAgain: ({ accountId }: SignedUp) => signInByCode(services, shop.origin, accountId),
    read: async (buyer: SignedUp) => Subscription.parse((await shop.get(buyer, '/api/subscription')).body),
    hasAccess: async (buyer: SignedUp) => (await entitlementsOf(services, buyer.accountId)).length > 0,
  };
}
