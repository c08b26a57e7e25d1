import { brand } from '../../brand';
import type { EndWords } from '../words';

/** The mails about the end of a subscription, one for each reason. */
export const en: EndWords = {
  canceled: ({ plan, endedAt }) => ({
    subject: `Your ${brand.subscription} has ended`,
    heading: 'Your subscription has ended',
    lead: [
      `Your ${plan} was canceled, and it ended on ${endedAt}. You won’t be charged again.`,
      'Your account is still here. If you change your mind, you can subscribe again at any time.',
    ],
    action: 'Subscribe again',
  }),
  trialCanceled: ({ plan, endedAt }) => ({
    subject: 'Your free trial has ended',
    heading: 'Your free trial has ended',
    lead: [
      `You canceled your ${plan} during the free trial, which ended on ${endedAt}. You weren’t charged.`,
      'Your account is still here. If you change your mind, you can subscribe at any time.',
    ],
    action: 'See plans',
  }),
  unpaid: ({ plan, amount, endedAt }) => ({
    subject: 'Your subscription has ended because we couldn’t collect your payment',
    heading: 'Your subscription has ended',
    lead: [
      `We couldn’t collect ${amount} for your ${plan}, so it ended on ${endedAt}.`,
      'You don’t owe us anything: we voided the invoice, and your card won’t be charged for it.',
    ],
    action: 'Subscribe again',
  }),
  trialUnpaid: ({ plan, amount, endedAt }) => ({
    subject: 'Your subscription has ended because we couldn’t collect your first payment',
    heading: 'Your subscription has ended',
    lead: [
      `After your free trial, we couldn’t collect ${amount} for your ${plan}, so it ended on ${endedAt}.`,
      'You don’t owe us anything: we voided the invoice, and your card won’t be charged for it.',
    ],
    action: 'Subscribe again',
  }),
  refunded: ({ plan, endedAt }) => ({
    subject: 'Your payment was refunded, and your subscription has ended',
    heading: 'Your payment was refunded',
    lead: [
      `We refunded your payment in full, and your ${plan} ended on ${endedAt}. You won’t be charged again.`,
      'If you would like to come back, you can subscribe again at any time.',
    ],
    action: 'See your invoices',
  }),
  disputed: ({ plan, endedAt }) => ({
    subject: 'Your subscription has ended because your payment was disputed',
    heading: 'Your subscription has ended',
    lead: [
      `Your bank told us that you dispute the payment for your ${plan}, so the subscription ended on ${endedAt}. You won’t be charged again.`,
      'If that was a mistake, please write to us, and we will sort it out together.',
    ],
    action: 'See your invoices',
  }),
};
