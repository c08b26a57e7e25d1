import { brand } from '../brand';

/** Words for `/subscriptions/plans`. Tiers are keyed by the names that apps give them. */
export const plansWords = {
  heading: 'Plans',
  intro: {
    new: 'You can cancel any plan anytime and keep it through the period you’ve paid for.',
    change: 'You can switch to another plan anytime.',
  },
  tiers: {
    plus: {
      name: 'Plus',
      text: `Everything in ${brand.subscription}, for everyday use.`,
    },
    pro: {
      name: 'Pro',
      text: `For harder questions and longer work in ${brand.chat}.`,
      /** What it has beyond Plus, as a list. */
      basis: 'Everything in Plus',
      more: ['The most capable AI models', `Higher limits in ${brand.chat}`],
    },
  },
  oneTier: { name: brand.subscription, text: 'Everything, for one price.' },
  period: 'Billing period',
  current: 'Your plan',
  upgrade: (tier: string) => `Upgrade to ${tier}`,
  downgrade: (tier: string) => `Switch to ${tier}`,
  crossgrade: { monthly: 'Pay monthly', yearly: 'Pay yearly' },
  changeNote: {
    upgrade: 'Starts right away. You pay the difference for the rest of your billing period.',
    downgrade: 'Starts when your current billing period ends.',
    crossgrade: 'Starts with your next payment.',
  },
  elsewhere: {
    title: 'Change your plan where you subscribed',
    apple: 'Your subscription is billed through the App Store. Change it in your Apple account settings.',
    google: 'Your subscription is billed through Google Play. Change it there, under Subscriptions.',
    stripe: 'You pay for your subscription by card on the web. Change it on your account’s billing page.',
    manage: 'Go to my subscription',
    /** Where the app lets the page open the billing pages itself. */
    byCard: {
      title: 'You pay for your plan by card',
      text: 'Change your plan on your account’s billing page. The change will show up in this app.',
      open: 'Change my plan',
      opening: 'Opening billing page',
    },
  },
  web: {
    title: 'Plans and prices on the web',
    text: `This page is for ${brand.browser}. In other browsers, see the plans for your country on the subscription page.`,
    plans: 'See plans and prices',
    upgrade: 'See more plans',
    /** For a subscriber in an ordinary tab of the app. */
    own: {
      title: `You have a ${brand.subscription}`,
      text: 'Your account shows your plan and billing.',
      manage: 'Manage subscription',
    },
  },
} as const;
