import type { Order } from 'store-sandbox/control';
import { isActiveStatus, type SubscriptionStatus } from '@/lib/contract/subscription';
import { day } from '@/server/clock';
import { currentStatus } from '@/server/entitlements/currentStatus';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import { monthly, proYearly, yearly } from '@/tests/fixtures/service/stores';
import { type Action, bothStores, openStoreShop } from './openStoreShop';

const { shop, rows, open, act, confirm } = openStoreShop();

type Store = (typeof bothStores)[number];
type Step = Action | { days: number } | { plan: (store: Store) => string; now?: boolean };
type Story = {
  steps: Step[];
  /** Null where nothing is bought in the end. */
  status: SubscriptionStatus | null;
  /** Of one store; without it, of both. */
  store?: Store;
  /** What is bought; without it, a month with a trial. */
  order?: Partial<Order>;
};

const renews = 'Auto-Renewable';
const ends = 'Not Auto-Renewable';
const google = { store: 'google' } as const;
const pending = { ...google, order: { pending: true } };
const tier = { ...google, order: { productId: proYearly, trial: false } };
const lower: Step = { plan: () => monthly.google };

/** What happens in a store, none of which an app tells us, and what counts here afterward. */
const stories: Readonly<Record<string, Story>> = {
  'bought with a trial': { steps: [], status: renews },
  'a trial becomes a paid period': { steps: [{ days: 8 }], status: renews },
  'a canceled trial ends': { steps: ['cancel', { days: 8 }], status: 'Expired' },
  'a payment fails': { steps: ['fail'], status: 'Grace Period' },
  'on hold once the grace period is over': { steps: ['fail', 'endGrace'], status: 'Inactive' },
  'collected after all': { steps: ['fail', 'endGrace', 'recover'], status: renews },
  canceled: { steps: ['cancel'], status: ends },
  'canceled and resumed': { steps: ['cancel', 'resume'], status: renews },
  refunded: { steps: ['refund'], status: 'Expired' },
  'taken back': { steps: ['revoke'], status: 'Expired' },
  expired: { steps: ['expire'], status: 'Expired' },
  'a higher price that nobody has agreed to': { steps: ['renew', 'raisePrice'], status: ends },
  'a higher price that nobody agreed to in time': {
    steps: ['renew', 'raisePrice', { days: 32 }],
    status: 'Expired',
  },
  'a higher price that was agreed to': {
    steps: ['renew', 'raisePrice', 'acceptPrice', { days: 32 }],
    status: renews,
  },
  'another plan at once': { steps: [{ plan: (store) => yearly[store], now: true }], status: renews },
  paused: { ...google, steps: ['pause'], status: 'Inactive' },
  'resumed after a pause': { ...google, steps: ['pause', 'recover'], status: renews },
  'a pause is over': { ...google, steps: ['pause', { days: 31 }], status: renews },
  'canceled in a pause': { ...google, steps: ['pause', 'cancel'], status: 'Expired' },
  'a higher tier at once': { ...google, steps: [{ plan: () => proYearly, now: true }], status: renews },
  'a lower plan from the next renewal on': { ...tier, steps: [lower], status: renews },
  'a lower plan that took effect': { ...tier, steps: [lower, { days: 367 }], status: renews },
  'a lower plan, canceled before it takes effect': { ...tier, steps: [lower, 'cancel'], status: ends },
  'a lower plan, canceled, at the end': {
    ...tier,
    steps: [lower, 'cancel', { days: 367 }],
    status: 'Expired',
  },
  'a lower plan, taken back': { ...tier, steps: [lower, { plan: () => proYearly }], status: renews },
  'bought again on Google’s own pages': { ...google, steps: ['expire', 'resubscribe'], status: renews },
  'not paid yet': { ...pending, steps: [], status: null },
  'paid later': { ...pending, steps: ['pay'], status: renews },
  'never paid': { ...pending, steps: ['cancel'], status: null },
};

async function follow(start: string, store: Store, { steps, isLate }: Followed): Promise<string> {
  const { control, settled } = shop.stores;
  let id = start;
  for (const step of steps) {
    if (isLate) control.setNotificationMode('hold');
    if (typeof step === 'string') id = await act(id, step);
    else if ('days' in step) await shop.advance(step.days * day);
    else id = control.changePlan(id, { productId: step.plan(store), now: step.now }).id;
    await settled();
    // The last message first, all at once, and each of them twice.
    const held = control.notifications().filter(({ taken }) => taken === 0);
    await Promise.all([...held, ...held].map((message) => control.deliver(message.id)));
    control.setNotificationMode('normal');
  }
  return id;
}

type Followed = { steps: readonly Step[]; isLate: boolean };

describe.each(Object.entries(stories))('%s', (_what, { steps, status, store: only, order }) => {
  it.each([
    ['its app has confirmed it', { isConfirmed: true, isLate: false }],
    ['it only names its account', { isConfirmed: false, isLate: false }],
    ['its messages come late, in reverse, and twice', { isConfirmed: true, isLate: true }],
  ])('counts alike if %s', async (_how, { isConfirmed, isLate }) => {
    const { database, clock } = shop.services;
    for (const store of only ? [only] : bothStores) {
      const owner = await shop.signUp();
      // Apps write it in capitals, too.
      const named = isConfirmed ? {} : { accountId: owner.accountId.toUpperCase() };
      const sold = { productId: monthly[store], trial: true, ...named, ...order };
      const bought = shop.stores.control.buy(store, sold);
      await shop.stores.settled();
      if (isConfirmed) expect((await confirm(owner, bought.id)).status).toBe(200);
      const id = await follow(bought.id, store, { steps, isLate });
      const row = await currentSubscription(database, owner.accountId);
      expect([store, row && currentStatus(row, clock.now())]).toEqual([store, status]);
      const access = (await entitlementsOf(database, shop.services, owner.accountId)).length > 0;
      expect(access).toBe(status !== null && isActiveStatus(status));
      const purchase = shop.stores.control.purchase(id);
      if (row && access) {
        const until = purchase?.graceEndsAt ?? purchase?.expiresAt;
        const told = [row.provider_subscription_id, row.product_id, row.expires_or_renews_at];
        expect(told).toEqual([id, purchase?.productId, until]);
      }
      // Google takes back after three days what it was not told of, and refuses to be told of what is not paid.
      expect(purchase?.acknowledged).toBe(store === 'google' && status !== null);
      const isAwaited = isConfirmed && purchase?.state === 'pending';
      const own = (await rows()).filter((one) => one.account_id === owner.accountId);
      expect([own.length, await open()]).toEqual([row || isAwaited ? 1 : 0, []]);
    }
  });
});
