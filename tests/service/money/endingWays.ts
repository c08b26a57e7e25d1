import { day, hour } from '@/server/clock';
import { failsAtRenewal } from '@/tests/fixtures/service/billing';
import { bought, buys, cancels, inTrial, lastIntent, month, paid, renewalFails, type Way } from './steps';

/** How subscriptions end, and what keeps them from it. */
export const endingWays: readonly Way[] = [
  {
    name: 'a renewal fails and is mended',
    steps: [
      { ...bought, act: buys({ ...paid, card: failsAtRenewal }) },
      renewalFails,
      { does: 'ten days later', passes: 10 * day, stands: 'grace' },
      {
        does: 'another card',
        act: (shop, { buyer }) => shop.changeCard(buyer),
        stands: 'renews',
        mails: ['receipt'],
      },
    ],
  },
  {
    name: 'a renewal fails for good',
    steps: [
      { ...bought, act: buys({ ...paid, card: failsAtRenewal }) },
      renewalFails,
      { does: 'the last day of grace', passes: 14 * day - 2 * hour, stands: 'grace' },
      { does: 'the grace period is over', passes: 2 * hour, stands: 'ended', mails: ['ended'] },
      { does: 'a week later', passes: 7 * day, stands: 'ended' },
    ],
  },
  {
    name: 'the payment after the trial fails for good',
    alone: true,
    steps: [
      { ...inTrial, act: buys({ card: failsAtRenewal }) },
      { does: 'the trial is over', passes: 7 * day + hour, stands: 'grace', mails: ['payment-failed'] },
      { does: 'the grace period is over', passes: 14 * day, stands: 'ended', mails: ['ended'] },
    ],
  },
  {
    name: 'canceled in the trial',
    steps: [
      inTrial,
      { does: 'cancels', act: cancels, stands: 'trialEnds', mails: ['cancelled'] },
      { does: 'the trial is over', passes: 7 * day + hour, stands: 'ended', mails: ['ended'] },
    ],
  },
  {
    name: 'canceled later, and bought again',
    steps: [
      bought,
      { does: 'cancels', act: cancels, stands: 'ends', mails: ['cancelled'] },
      { does: 'the period is over', passes: month, stands: 'ended', mails: ['ended'] },
      {
        does: 'subscribes again',
        act: (shop, { buyer }) => shop.buyAgain(buyer),
        stands: 'renews',
        mails: ['purchase', 'receipt'],
      },
    ],
  },
  {
    name: 'canceled and resumed',
    steps: [
      bought,
      { does: 'cancels', act: cancels, stands: 'ends', mails: ['cancelled'] },
      {
        does: 'resumes',
        act: async (shop, { buyer }) => void (await shop.post(buyer, '/api/subscription/resume')),
        stands: 'renews',
        mails: ['resumed'],
      },
    ],
  },
  {
    name: 'refunded',
    steps: [
      bought,
      {
        does: 'is refunded',
        act: async (shop, person) => {
          await shop.services.stripe.refunds.create({ payment_intent: await lastIntent(shop, person) });
          await shop.emulator.settled();
        },
        stands: 'ended',
        mails: ['ended'],
      },
    ],
  },
  {
    name: 'disputed',
    steps: [
      {
        does: 'pays, and disputes it',
        act: buys({ ...paid, card: '4000000000000259' }),
        stands: 'ended',
        mails: ['purchase', 'receipt', 'ended'],
      },
    ],
  },
  {
    name: 'money back in the first thirty days',
    steps: [
      bought,
      {
        does: 'asks for the money',
        act: async (shop, { buyer }) => void (await shop.post(buyer, '/api/subscription/refund')),
        stands: 'ended',
        mails: ['refunded'],
      },
    ],
  },
];
