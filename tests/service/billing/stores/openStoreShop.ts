import { runBillingJobs } from '@/server/billing/billingJobs';
import { minute } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { createStoreShop, type StoreShop } from '@/tests/fixtures/service/stores';
import { setAccount } from '../../auth/codes/codeClient';

export const bothStores = ['apple', 'google'] as const;
export type Action = Parameters<StoreShop['stores']['control']['act']>[1];

export const monthlyHere = { productId: 'plus-monthly-us' };
export const paidAtOnce = { ...monthlyHere, withoutTrial: true };

/** A shop with both app stores before each test of a file, and what these tests do and look at. */
export function openStoreShop() {
  const shop = openForEachTest(() => createStoreShop());
  const settled = async () => {
    await shop.stores.settled();
    await shop.emulator.settled();
  };
  const rows = () => shop.services.database.selectFrom('subscriptions').selectAll().execute();
  const mails = async () => {
    await deliverDueMails(shop.services);
    return shop.services.mails;
  };
  return {
    shop,
    rows,
    row: async (id: string) => (await rows()).find((row) => row.provider_subscription_id === id),
    /** Payment events that are not done with. */
    open: () =>
      shop.services.database
        .selectFrom('webhook_events')
        .select(['attempts', 'failed_at'])
        .where('processed_at', 'is', null)
        .execute(),
    current: async (buyer: SignedUp) => (await shop.get(buyer, '/api/subscription')).body,
    atStripe: async () => (await shop.services.stripe.subscriptions.list({ status: 'all' })).data,
    mails,
    secondMails: async () => (await mails()).filter(({ subject }) => /Two subscriptions/.test(subject)),
    async act(id: string, ...actions: Action[]) {
      const done = actions.map((action) => shop.stores.control.act(id, action));
      await settled();
      return done.at(-1)?.id ?? id;
    },
    /** Confirms a purchase as its app does. */
    confirm: async (buyer: SignedUp, id: string) => shop.confirm(buyer, await shop.stores.control.proof(id)),
    /** Buys on the website, too, and pays at once. */
    paysHere: (buyer: SignedUp) => shop.purchase(buyer, paidAtOnce, goodCard, 'buyer@example.com'),
    async jobsAfter(milliseconds = minute) {
      shop.services.clock.advance(milliseconds);
      await runBillingJobs(shop.services);
      await settled();
    },
    deleteAccount: ({ accountId }: SignedUp) => setAccount(shop.services, accountId, { status: 'deleted' }),
  };
}
