import { day, hour } from '@/server/clock';
import { goodCard } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { monthlyPlan, yearlyPlan } from './moneyShop';
import {
  bought,
  buys,
  cancels,
  hasOneAlready,
  inStore,
  inTrial,
  isRefused,
  month,
  paid,
  storeDoes,
  switchesTo,
  type Way,
} from './steps';

const storeWay = (store: 'apple' | 'google', name: string): Way => ({
  name: `bought in ${name}`,
  steps: [
    { does: 'begins a trial there', act: inStore(store, true), stands: 'trial' },
    { does: 'the first renewal fails', act: storeDoes('fail'), stands: 'grace' },
    { does: 'it is paid', act: storeDoes('recover'), stands: 'renews' },
    { does: 'cancels there', act: storeDoes('cancel'), stands: 'ends' },
    { does: 'is refunded there', act: storeDoes('refund'), stands: 'ended' },
  ],
});

/** How subscriptions are bought, renewed and changed. */
export const purchaseWays: readonly Way[] = [
  {
    name: 'a trial that is kept',
    steps: [
      inTrial,
      { does: 'three days before its end', passes: 4 * day + hour, stands: 'trial', mails: ['trial-ending'] },
      { does: 'the first payment', passes: 3 * day, stands: 'renews', mails: ['receipt'] },
      { does: 'the next payment', passes: month, stands: 'renews', mails: ['receipt'] },
    ],
  },
  {
    name: 'no trial, because the card had one',
    steps: [
      {
        does: 'somebody else used the card before',
        act: async (shop, person) => {
          await shop.buy({ card: goodCard, email: `first.${person.email}` });
          await buys({ card: goodCard })(shop, person);
          person.said = {};
        },
        stands: 'none',
        mails: ['trial-refused'],
      },
      {
        does: 'pays from the first day',
        act: (shop, { buyer, email }) => shop.buyAgain(buyer, { email }),
        stands: 'renews',
        mails: ['purchase', 'receipt'],
      },
    ],
  },
  {
    name: 'a trial with an address that has a subscription, then another',
    steps: [
      {
        does: 'the address has one',
        act: hasOneAlready(),
        stands: 'none',
        mails: ['address-subscribed'],
      },
      {
        does: 'buys another',
        act: (shop, { buyer, email }) => shop.buyAgain(buyer, { email, another: true }),
        stands: 'renews',
        mails: ['purchase', 'receipt'],
      },
    ],
  },
  {
    name: 'a payment with an address that has a subscription',
    steps: [
      {
        does: 'the address has one',
        act: hasOneAlready(paid),
        stands: 'none',
        mails: ['address-subscribed'],
      },
      { does: 'a day later', passes: day, stands: 'none' },
    ],
  },
  {
    name: 'the card is changed in the trial to one that had its trial',
    steps: [
      {
        ...inTrial,
        act: async (shop, person) => {
          await shop.buy({ card: goodCard, email: `first.${person.email}` });
          await buys({ card: newCard() })(shop, person);
        },
      },
      { does: 'another card', act: (shop, { buyer }) => shop.changeCard(buyer), stands: 'trial' },
      { does: 'the first payment', passes: 7 * day + hour, stands: 'renews', mails: ['receipt'] },
    ],
  },
  {
    name: 'no trial, because there was one',
    steps: [bought, { ...bought, does: 'a month later', act: undefined, passes: month, mails: ['receipt'] }],
  },
  {
    name: 'a year',
    steps: [
      { ...bought, act: buys({ ...paid, productId: yearlyPlan }) },
      { does: 'two weeks before its end', passes: 352 * day, stands: 'renews', mails: ['renewal'] },
      { does: 'the next year', passes: 14 * day, stands: 'renews', mails: ['receipt'] },
    ],
  },
  {
    name: 'the first payment is declined',
    steps: [
      {
        does: 'the card is declined',
        act: (shop, person) => isRefused(shop, person, '4000000000000002'),
        stands: 'none',
      },
      { ...inTrial, does: 'another card' },
    ],
  },
  {
    name: '3-D Secure is refused',
    steps: [
      {
        does: 'the bank refuses',
        act: async (shop, person) => {
          await shop.withoutTrial(person.buyer);
          await isRefused(shop, person, '4000002500003155');
        },
        stands: 'none',
      },
      { does: 'a day later', passes: day, stands: 'none' },
    ],
  },
  {
    name: 'switched up',
    steps: [
      bought,
      { does: 'ten days later', passes: 10 * day, stands: 'renews' },
      {
        does: 'from a month to a year',
        act: switchesTo(yearlyPlan),
        stands: 'renews',
        mails: ['receipt', 'plan-changed'],
      },
    ],
  },
  {
    name: 'switched down',
    steps: [
      { ...bought, act: buys({ ...paid, productId: yearlyPlan }) },
      {
        does: 'from a year to a month',
        act: switchesTo(monthlyPlan),
        stands: 'renews',
        mails: ['plan-changed'],
      },
      { does: 'a month from the credit', passes: month, stands: 'renews' },
    ],
  },
  {
    name: 'switched in the trial',
    steps: [
      inTrial,
      {
        does: 'from a month to a year',
        act: switchesTo(yearlyPlan),
        stands: 'trial',
        mails: ['plan-changed'],
      },
    ],
  },
  {
    name: 'the country changes',
    steps: [
      bought,
      {
        does: 'moves to Germany',
        act: async (_, person) => {
          person.country = 'DE';
        },
        stands: 'renews',
      },
      { does: 'cancels there', act: cancels, stands: 'ends', mails: ['cancelled'] },
      { does: 'the period is over', passes: month, stands: 'ended', mails: ['ended'] },
      {
        does: 'buys again, in euros',
        act: (shop, { buyer, country }) => shop.buyAgain(buyer, { productId: 'plus-monthly-row', country }),
        stands: 'renews',
        mails: ['purchase', 'receipt'],
      },
    ],
  },
  storeWay('apple', 'the App Store'),
  storeWay('google', 'Google Play'),
  {
    name: 'bought in a store as well',
    steps: [
      bought,
      {
        does: 'buys in the App Store',
        act: inStore('apple'),
        stands: 'replaced',
        mails: ['second-subscription'],
      },
      { does: 'the App Store gives the money back', act: storeDoes('refund'), stands: 'ends' },
    ],
  },
];
