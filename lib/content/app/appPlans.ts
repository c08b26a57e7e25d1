import { brand } from '../brand';

/** Words of `/subscriptions/plans`. Tiers go by the name that apps give them. */
export const plansWords = {
  heading: 'Plans',
  intro: {
    new: 'Every plan can be cancelled at any time and runs to the end of what you paid for.',
    change: 'Move to another plan, or back. What you have paid for already is taken into account.',
  },
  tiers: {
    plus: {
      name: 'Plus',
      text: `The whole ${brand.subscription}, for everyday use.`,
    },
    pro: {
      name: 'Pro',
      text: `Everything in Plus, with the largest models and more room in ${brand.chat}.`,
    },
  },
  oneTier: { name: brand.subscription, text: 'All of it, for one price.' },
  period: 'How to pay',
  current: 'Your plan',
  buy: 'Subscribe',
  upgrade: (tier: string) => `Upgrade to ${tier}`,
  downgrade: (tier: string) => `Move to ${tier}`,
  crossgrade: { monthly: 'Pay monthly', yearly: 'Pay yearly' },
  loading: 'Asking the app for its plans',
  changeNote: {
    upgrade: 'Starts at once. You pay the difference for the rest of your period.',
    downgrade: 'Starts when the period you have paid for ends.',
    crossgrade: 'Starts with your next payment.',
  },
  elsewhere: {
    title: 'Your plan is changed where you bought it',
    apple:
      'Your subscription is paid through the App Store. Change it in the settings of your Apple account.',
    google: 'Your subscription is paid through Google Play. Change it in the subscriptions of Google Play.',
    stripe: 'Your subscription is paid by card on the web. Change it on the billing pages of your account.',
    manage: 'Go to my subscription',
    /** Where the app lets the page open the billing pages itself. */
    byCard: {
      title: 'Your plan is paid by card',
      text: 'You change it on the billing pages of your account, and this app then knows of it.',
      open: 'Change my plan',
      opening: 'Opening the billing pages',
    },
  },
  web: {
    title: 'Plans and prices on the web',
    text: `This page belongs to ${brand.browser}. In other browsers you find the plans for your country on the page of the subscription.`,
    plans: 'See plans and prices',
    upgrade: 'See further plans in the app',
  },
} as const;
