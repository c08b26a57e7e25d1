import { day, hour } from '@/server/clock';
import { failsAtRenewal, goodCard } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { monthlyPlan, yearlyPlan } from './moneyShop';
import {
  asksAtBank,
  asksForMoney,
  bought,
  buys,
  buysAgain,
  cancels,
  confirms,
  did,
  gotRefund,
  hasOneAlready,
  inStore,
  inTrial,
  isRefused,
  later,
  month,
  movesTo,
  paid,
  renewalFails,
  resumes,
  type Step,
  storeDoes,
  switchesTo,
  takesCard,
} from './steps';

/** `alone`: there is one card for it, so each person walks it in a shop of their own. */
export type Way = { name: string; steps: readonly Step[]; alone?: true };

const way = (name: string, ...steps: Step[]): Way => ({ name, steps });

const canceled = did('cancels', cancels, 'ends', 'cancelled');
const periodIsOver = later('the period is over', month, 'ended', 'ended');
const failing = { ...bought, act: buys({ ...paid, card: failsAtRenewal }) };
const aYear = { ...bought, act: buys({ ...paid, productId: yearlyPlan }) };

const storeWay = (store: 'apple' | 'google', name: string): Way =>
  way(
    `bought in ${name}`,
    did('begins a trial there', inStore(store, true), 'trial'),
    did('the first renewal fails', storeDoes('fail'), 'grace'),
    did('it is paid', storeDoes('recover'), 'renews'),
    did('cancels there', storeDoes('cancel'), 'ends'),
    did('is refunded there', storeDoes('refund'), 'ended'),
  );

/** How subscriptions are bought, renewed and changed, how they end, and what keeps them from it. */
export const ways: readonly Way[] = [
  way(
    'a trial that is kept',
    inTrial,
    later('three days before its end', 4 * day + hour, 'trial', 'trial-ending'),
    later('the first payment', 3 * day, 'renews', 'receipt'),
    later('the next payment', month, 'renews', 'receipt'),
  ),
  way(
    'no trial, because the card had one',
    did(
      'somebody else used the card before',
      async (shop, person) => {
        await shop.buy({ card: goodCard, email: `first.${person.email}` });
        await buys({ card: goodCard })(shop, person);
        person.said = {};
      },
      'none',
      'trial-refused',
    ),
    did('pays from the first day', buysAgain(), 'renews', 'purchase', 'receipt'),
  ),
  way(
    'a trial with an address that has a subscription, then another',
    did('the address has one', hasOneAlready(), 'none', 'address-subscribed'),
    did('buys another', buysAgain({ another: true }), 'renews', 'purchase', 'receipt'),
  ),
  way(
    'a payment with an address that has a subscription',
    did('the address has one', hasOneAlready(paid), 'none', 'address-subscribed'),
    later('a day later', day, 'none'),
  ),
  way(
    'the card is changed in the trial to one that had its trial',
    {
      ...inTrial,
      act: async (shop, person) => {
        await shop.buy({ card: goodCard, email: `first.${person.email}` });
        await buys({ card: newCard() })(shop, person);
      },
    },
    did('another card', takesCard, 'trial'),
    later('the first payment', 7 * day + hour, 'renews', 'receipt'),
  ),
  way('no trial, because there was one', bought, later('a month later', month, 'renews', 'receipt')),
  way(
    'a year',
    aYear,
    later('five weeks before its end', 331 * day, 'renews', 'renewal'),
    later('the next year', 35 * day, 'renews', 'receipt'),
  ),
  way(
    'a year that is resumed after it should have been announced',
    aYear,
    canceled,
    later('its last month', 340 * day, 'ends'),
    did('resumes', resumes, 'renews', 'resumed', 'renewal'),
  ),
  way('the first payment is declined', did('the card is declined', isRefused('4000000000000002'), 'none'), {
    ...inTrial,
    does: 'another card',
  }),
  way(
    '3-D Secure is refused',
    did(
      'the bank refuses',
      async (shop, person) => {
        await shop.withoutTrial(person.buyer);
        await isRefused('4000002500003155')(shop, person);
      },
      'none',
    ),
    later('a day later', day, 'none'),
  ),
  way(
    'switched up',
    bought,
    later('ten days later', 10 * day, 'renews'),
    did('from a month to a year', switchesTo(yearlyPlan), 'renews', 'receipt', 'plan-changed'),
  ),
  way(
    'switched down',
    aYear,
    did('from a year to a month', switchesTo(monthlyPlan), 'renews', 'plan-changed'),
    later('a month from the credit', month, 'renews'),
  ),
  way(
    'switched in the trial',
    inTrial,
    did('from a month to a year', switchesTo(yearlyPlan), 'trial', 'plan-changed'),
  ),
  way(
    'the country changes',
    bought,
    did('moves to Germany', movesTo('DE'), 'renews'),
    canceled,
    periodIsOver,
    did(
      'buys again, in euros',
      buysAgain({ productId: 'plus-monthly-row' }),
      'renews',
      'purchase',
      'receipt',
    ),
  ),
  storeWay('apple', 'the App Store'),
  storeWay('google', 'Google Play'),
  way(
    'bought in a store as well',
    bought,
    did('buys in the App Store', inStore('apple'), 'replaced', 'second-subscription'),
    did('the App Store gives the money back', storeDoes('refund'), 'ends'),
  ),
  way(
    'a renewal fails and is mended',
    failing,
    renewalFails,
    later('ten days later', 10 * day, 'grace'),
    did('another card', takesCard, 'renews', 'receipt'),
  ),
  way(
    'a renewal fails, and another is bought',
    failing,
    renewalFails,
    did('cancels', cancels, 'lastDays', 'cancelled'),
    did('subscribes again', buysAgain(), 'renews', 'purchase', 'receipt'),
    later('the grace period of the first is over', 15 * day, 'renews'),
  ),
  way(
    'a bank asks about a renewal',
    bought,
    did('gives a card whose bank asks every time', asksAtBank, 'renews'),
    renewalFails,
    did('confirms the payment', confirms, 'renews', 'receipt'),
  ),
  way(
    'a renewal fails for good',
    failing,
    renewalFails,
    later('the last day of grace', 14 * day - 2 * hour, 'grace'),
    later('the grace period is over', 2 * hour, 'ended', 'ended'),
    later('a week later', 7 * day, 'ended'),
  ),
  {
    ...way(
      'the payment after the trial fails for good',
      { ...inTrial, act: buys({ card: failsAtRenewal }) },
      later('the trial is over', 7 * day + hour, 'grace', 'payment-failed'),
      later('the grace period is over', 14 * day, 'ended', 'ended'),
    ),
    alone: true,
  },
  way(
    'canceled in the trial',
    inTrial,
    did('cancels', cancels, 'trialEnds', 'cancelled'),
    later('the trial is over', 7 * day + hour, 'ended', 'ended'),
  ),
  way(
    'canceled later, and bought again',
    bought,
    canceled,
    periodIsOver,
    did('subscribes again', buysAgain(), 'renews', 'purchase', 'receipt'),
  ),
  way('canceled and resumed', bought, canceled, did('resumes', resumes, 'renews', 'resumed')),
  way('refunded', bought, did('is refunded', gotRefund, 'ended', 'ended')),
  way(
    'disputed',
    did(
      'pays, and disputes it',
      buys({ ...paid, card: '4000000000000259' }),
      'ended',
      'purchase',
      'receipt',
      'ended',
    ),
  ),
  way(
    'money back in the first thirty days',
    bought,
    did('asks for the money', asksForMoney, 'ended', 'refunded'),
  ),
];
