import { day, hour } from '@/server/clock';
import { failsAtRenewal, goodCard } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { yearlyPlan } from './moneyShop';
import {
  bought,
  buys,
  buysAgain,
  cancels,
  did,
  hasOneAlready,
  inTrial,
  isRefused,
  later,
  month,
  movesTo,
  paid,
  renewalFails,
  resumes,
  type Step,
  takesCard,
} from './steps';

export type Way = { name: string; steps: readonly Step[] };

const way = (name: string, ...steps: Step[]): Way => ({ name, steps });

const canceled = did('cancels', cancels, 'ends', 'cancelled');
const periodIsOver = later('the period is over', month, 'ended', 'ended');
const failing = { ...bought, act: buys({ ...paid, card: failsAtRenewal }) };
const aYear = { ...bought, act: buys({ ...paid, productId: yearlyPlan }) };

/** What people do seldom, or a random walk (`walks`) meets too seldom to be held by it. */
export const ways: readonly Way[] = [
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
  way(
    'a renewal fails, and another is bought',
    failing,
    renewalFails,
    did('cancels', cancels, 'lastDays', 'cancelled'),
    did('subscribes again', buysAgain(), 'renews', 'purchase', 'receipt'),
    later('the grace period of the first is over', 15 * day, 'renews'),
  ),
];
