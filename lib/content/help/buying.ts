import { manageWords } from '../account/manage';
import { moneyBackWords } from '../account/moneyBackWords';
import { brand } from '../brand';
import { legalValues } from '../legal/values';
import { sitePages } from '../site/sitePages';
import { moneyBackDays } from '../subscription/moneyBack';
import { trialDays } from '../subscription/plans';
import { withdrawalWords } from '../subscription/withdrawalWords';
import { type HelpTopic, linkTo } from './helpQuestion';

const { subscription: plans, account } = sitePages;

export const buying: HelpTopic = {
  id: 'buying',
  title: 'Subscribing and paying',
  questions: [
    {
      id: 'get-subscription',
      question: `How do I get ${brand.subscription}?`,
      answer: [
        [
          'Choose a plan on the ',
          linkTo(plans.href, 'subscription page'),
          ' and pay by card. The account is created for you along the way: no name, no password.',
        ],
        [
          `Then install ${brand.browser} on each of your devices and sign in there. You can also buy in the app itself, through the App Store or Google Play.`,
        ],
      ],
    },
    {
      id: 'price',
      question: 'What does it cost, and where is it sold?',
      answer: [
        [
          'The ',
          linkTo(plans.href, 'subscription page'),
          ' shows the price for your country, taxes included. We sell in the United States, Canada, the United Kingdom, and the European Union.',
        ],
        [
          'There’s a monthly plan and a yearly plan. Both include everything the subscription offers in your country.',
        ],
      ],
    },
    {
      id: 'trial',
      question: 'How long is the free trial, and when am I charged?',
      answer: [
        [
          `Your first subscription is free for ${trialDays.standard} days. Some offers come with a longer trial; checkout always shows how long yours is.`,
        ],
        [
          'You enter a card at the start. It’s charged when the trial ends, or not at all if you cancel first. There’s one trial per account and per card.',
        ],
      ],
    },
    {
      id: 'payment-methods',
      question: 'How can I pay?',
      answer: [
        [
          'By credit or debit card on this site, on a payment page run by Stripe. Your card number goes to Stripe and never reaches our servers.',
        ],
        ['In the apps, you pay through the App Store or Google Play with what you have set up there.'],
      ],
    },
    {
      id: 'change-card',
      question: 'How do I change my card or find my invoices?',
      answer: [
        [
          'Both are on your ',
          linkTo(account.href, 'account page'),
          ', under billing. If you bought in an app store, your receipts and payment method are there.',
        ],
      ],
    },
    {
      id: 'switch-plan',
      question: 'Can I switch between monthly and yearly?',
      answer: [
        [
          'Yes, on your ',
          linkTo(account.href, 'account page'),
          '. What you’ve already paid counts toward the new plan, and you see the exact amount before you confirm.',
        ],
      ],
    },
    {
      id: 'payment-failed',
      question: 'My payment didn’t go through. What now?',
      answer: [
        [
          `For ${legalValues.graceDays} days everything keeps working while we try again. Update your card on the `,
          linkTo(account.href, 'account page'),
          ', which also shows the last day. When you enter a new card, we try the payment again right away.',
        ],
        ['Cards are often declined because they expired or because the bank wants you to confirm first.'],
      ],
    },
    {
      id: 'cancel',
      question: 'How do I cancel the subscription?',
      answer: [
        [
          'Open your ',
          linkTo(account.href, 'account page'),
          ` and select “${manageWords.cancelSubscription}.” Everything keeps working until the end of the time you paid for, or of the trial. You can change your mind until then, unless you cancel after a failed payment.`,
        ],
        [
          'If you bought in the App Store or Google Play, cancel it there, under subscriptions. Uninstalling an app doesn’t cancel anything.',
        ],
        [
          'You don’t have to sign in to cancel what you bought on this site: ',
          linkTo('/help/cancel', sitePages.cancel.label),
          '.',
        ],
      ],
    },
    {
      id: 'refund',
      question: 'How do I get a refund?',
      answer: [
        [
          `Within ${moneyBackDays} days of the first payment of your first subscription, select “${moneyBackWords.ask}” on your `,
          linkTo(account.href, 'account page'),
          '. You get back everything you’ve paid, and the subscription ends right away.',
        ],
        [
          'After that, we refund charges that were wrong and whatever the law where you live requires: see the ',
          linkTo(sitePages.subscriptionTerms.href, 'subscription terms'),
          '. If in doubt, ',
          linkTo(sitePages.contact.href, 'ask us'),
          '. Purchases in an app store are refunded by the store.',
        ],
        [
          'In the European Union, the United Kingdom, and Canada, you can also withdraw from a purchase on this site within 14 days: ',
          linkTo('/help/withdraw', withdrawalWords.link),
          '.',
        ],
      ],
    },
  ],
};
