import type { PurchaseAction } from 'store-sandbox/control';
import type { Step } from '../world';

const isBuyer: Step['may'] = ({ truth }) => truth.store === null || truth.store === 'ended';

export const buyingInStore: readonly Step[] = (['apple', 'google'] as const).flatMap((store) =>
  [true, false].map((trial) => ({
    says: `buys in the store of ${store}${trial ? ', with a trial' : ''}`,
    may: isBuyer,
    act: async ({ shop }, person) => {
      person.store = await shop.buyAndConfirm(person.buyer, store, trial);
    },
  })),
);

const does = (says: string, action: PurchaseAction, ...when: readonly string[]): Step => ({
  says,
  may: ({ truth }) => when.includes(truth.store ?? ''),
  act: async ({ shop }, { store }) => {
    shop.stores.control.act(store ?? '', action);
    await shop.stores.settled();
  },
});

export const inStores: readonly Step[] = [
  does('has no money for the renewal in the store', 'fail', 'renews', 'trial'),
  does('pays the store after all', 'recover', 'grace', 'inactive'),
  does('cancels in the store', 'cancel', 'renews', 'trial'),
  does('loses access at the end of the grace period in the store', 'endGrace', 'grace'),
  does('turns renewal on again in the store', 'resume', 'ends', 'trialEnds'),
  does('renews in the store', 'renew', 'renews', 'trial'),
  does('lets it run out in the store', 'expire', 'renews', 'trial', 'ends', 'trialEnds', 'grace'),
  does('gets the money back from the store', 'refund', 'renews', 'trial', 'ends', 'trialEnds', 'grace'),
];
