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
/** How it stands in the end, or null where nothing was bought; what happened; and of which store and order, if not of both. */
type Story = [
  status: SubscriptionStatus | null,
  steps: Step[],
  of?: { store: Store; order?: Partial<Order> },
];

const [renews, ends] = ['Auto-Renewable', 'Not Auto-Renewable'] as const;
const google = { store: 'google' } as const;
const pending = { ...google, order: { pending: true } };
const pro = { ...google, order: { productId: proYearly, trial: false } };
const lower: Step = { plan: () => monthly.google };
const aYear: Step = { days: 367 };

/** What happens in a store, none of which an app tells us, and what counts here afterward. Bought is a month with a trial. */
const stories: Readonly<Record<string, Story>> = {
  'bought with a trial': [renews, []],
  'a trial becomes a paid period': [renews, [{ days: 8 }]],
  'a canceled trial ends': ['Expired', ['cancel', { days: 8 }]],
  'a payment fails': ['Grace Period', ['fail']],
  'on hold once the grace period is over': ['Inactive', ['fail', 'endGrace']],
  'collected after all': [renews, ['fail', 'endGrace', 'recover']],
  canceled: [ends, ['cancel']],
  'canceled and resumed': [renews, ['cancel', 'resume']],
  refunded: ['Expired', ['refund']],
  expired: ['Expired', ['expire']],
  'a higher price that nobody has agreed to': [ends, ['renew', 'raisePrice']],
  'a higher price that nobody agreed to in time': ['Expired', ['renew', 'raisePrice', { days: 32 }]],
  'a higher price that was agreed to': [renews, ['renew', 'raisePrice', 'acceptPrice', { days: 32 }]],
  'another plan at once': [renews, [{ plan: (store) => yearly[store], now: true }]],
  paused: ['Inactive', ['pause'], google],
  'resumed after a pause': [renews, ['pause', 'recover'], google],
  'a pause is over': [renews, ['pause', { days: 31 }], google],
  'canceled in a pause': ['Expired', ['pause', 'cancel'], google],
  'a higher tier at once': [renews, [{ plan: () => proYearly, now: true }], google],
  'a lower plan from the next renewal on': [renews, [lower], pro],
  'a lower plan that took effect': [renews, [lower, aYear], pro],
  'a lower plan, canceled before it takes effect': [ends, [lower, 'cancel'], pro],
  'a lower plan, canceled, at the end': ['Expired', [lower, 'cancel', aYear], pro],
  'a lower plan, taken back': [renews, [lower, { plan: () => proYearly }], pro],
  'bought again on Google’s own pages': [renews, ['expire', 'resubscribe'], google],
  'not paid yet': [null, [], pending],
  'paid later': [renews, ['pay'], pending],
  'never paid': [null, ['cancel'], pending],
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

/** How an account comes to have it. */
const ways = [
  { how: 'it only names its account', isConfirmed: false },
  { how: 'its app has confirmed it; messages come late, in reverse, and twice', isConfirmed: true },
] as const;

it.each(Object.entries(stories))(
  '%s: counts alike, however it is told of',
  async (_, [status, steps, of]) => {
    const { database, clock } = shop.services;
    const both = of ? [of.store] : bothStores;
    for (const { store, how, isConfirmed } of both.flatMap((store) =>
      ways.map((way) => ({ store, ...way })),
    )) {
      const owner = await shop.signUp();
      // Apps write it in capitals, too.
      const named = isConfirmed ? {} : { accountId: owner.accountId.toUpperCase() };
      const sold = { productId: monthly[store], trial: true, ...named, ...of?.order };
      const bought = shop.stores.control.buy(store, sold);
      await shop.stores.settled();
      if (isConfirmed) expect((await confirm(owner, bought.id)).status).toBe(200);
      const id = await follow(bought.id, store, { steps, isLate: isConfirmed });
      const row = await currentSubscription(database, owner.accountId);
      expect([store, how, row && currentStatus(row, clock.now())]).toEqual([store, how, status]);
      const access = (await entitlementsOf(shop.services, owner.accountId)).length > 0;
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
  },
);
