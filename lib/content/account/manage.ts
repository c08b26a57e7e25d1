import type { SubscriptionStatus } from '../../contract/subscription';
import { brand } from '../brand';
import { formWords } from './forms';

type StatusWords = {
  label: string;
  tone: 'success' | 'warning' | 'danger';
  /** Above the day, which stands alone on the next line. */
  dateLabel: string;
  /** Null where it takes more than the status to say it. */
  explains: string | null;
};

/** How each status reads to its subscriber. */
export const subscriptionStatusWords: Record<SubscriptionStatus, StatusWords> = {
  'Auto-Renewable': { label: 'Active', tone: 'success', dateLabel: 'Renews on', explains: null },
  'Not Auto-Renewable': {
    label: 'Canceled',
    tone: 'warning',
    dateLabel: 'Ends on',
    explains:
      'It won’t renew. Everything keeps working until that day, and you can resume your subscription until then.',
  },
  'Grace Period': {
    label: 'Payment problem',
    tone: 'warning',
    dateLabel: 'Access until',
    explains: 'Your last payment didn’t go through. Update your payment method to keep your subscription.',
  },
  Inactive: {
    label: 'On hold',
    tone: 'danger',
    dateLabel: 'On hold since',
    explains: null,
  },
  Expired: {
    label: 'Expired',
    tone: 'danger',
    dateLabel: 'Ended on',
    explains: 'Your subscription has ended. You can subscribe again anytime.',
  },
};

export const manageWords = {
  heading: 'Your subscription',
  loading: 'Loading your subscription',
  status: 'Status',
  planNames: { Monthly: 'Monthly', Yearly: 'Yearly' },
  trial: 'Free trial',
  trialEnds: 'Free until',
  trialRenews: 'After the trial, it renews automatically. Cancel before that day and you won’t be charged.',
  trialCancelled:
    'It won’t renew after the trial. Everything keeps working until that day, and you won’t be charged.',
  email: 'Email address',
  noEmail: 'None yet. Add one to use your subscription on your other devices.',
  addEmail: 'Add email address',
  editEmail: 'Change',
  editEmailLabel: 'Change email address',
  billing: 'Billing',
  billingIntro: 'Manage your card and plan with our payment provider.',
  /** Brand and last digits of the card, and its last month as `04/2030`. */
  billingCard: (brand: string, last4: string, month: string) =>
    `${brand} ending in ${last4}, valid through ${month}`,
  /** For a card of a brand without a name here. */
  card: 'Card',
  billingEnded: 'See your card and invoices with our payment provider.',
  openPortal: 'Open billing',
  openingPortal: 'Opening billing',
  updateCard: 'Update your card',
  confirmPayment: {
    title: 'Your bank asks you to confirm the payment',
    text: 'Confirm it on our payment provider’s page to keep your subscription. If you’d rather pay with a different card, update your card.',
    action: 'Confirm payment',
  },
  resume: 'Keep my subscription',
  resuming: 'Resuming your subscription',
  resumed: 'Your subscription will renew as before.',
  plan: 'Plan',
  changePlan: 'Change plan',
  renewal: 'Renewal',
  renewalAt: (date: string) => `Automatic, on ${date}. If you cancel, everything keeps working until then.`,
  trialRenewalAt: (date: string) =>
    `Your first payment is on ${date}. If you cancel before then, you won’t be charged, and everything keeps working until that day.`,
  cancelSubscription: 'Cancel subscription',
  store: {
    apple: {
      intro: 'Purchased in the App Store. Change or cancel it in your Apple account settings.',
      open: 'Open the App Store',
    },
    google: {
      intro: 'Purchased on Google Play. Change or cancel it there, under Payments & subscriptions.',
      open: 'Open Google Play',
    },
  },
  settling: {
    heading: 'Your subscription',
    intro: 'We’re checking with our payment provider. This takes a few seconds.',
  },
  none: {
    heading: 'No subscription here yet',
    intro: 'If you just paid, wait a moment and reload. You don’t need to pay again.',
    seePlans: 'See plans',
    reload: 'Reload',
  },
  again: 'Subscribe again',
  failed: 'We couldn’t load your subscription.',
  failedAdvice: 'Your subscription hasn’t changed. Check your connection and try again.',
  retry: 'Try again',
  devices: {
    heading: 'Signed-in devices',
    intro: 'Browsers and apps that are signed in to this account. Older app versions aren’t listed.',
    loading: 'Loading your devices',
    failed: 'We couldn’t load your devices.',
    current: 'This browser',
    currentApp: 'This app',
    /** `when` is a day and a time, such as “June 8, 3:47 AM.” */
    signedIn: (when: string) => `Signed in ${when}`,
    /** `when` is “today,” “3 days ago,” or a day as `onDay` says it. */
    lastUsed: (when: string) => `Last used ${when}`,
    onDay: (day: string) => `on ${day}`,
    remove: 'Sign out',
    removing: 'Signing out',
    removeLabel: (name: string, when: string) => `Sign out ${name}, signed in ${when}`,
    question: {
      heading: (name: string) => `Sign out “${name}”?`,
      intro: (when: string) =>
        `It signed in on ${when}. It will be signed out right away and will need a new code to sign in again.`,
      confirm: 'Sign out device',
    },
    removed: 'The device has been signed out.',
    needsCode: (email: string) =>
      `To sign out another device, first confirm it’s you. We’ll send a code to ${email}.`,
    needsEmail:
      'To sign out another device, add an email address first, so we can send you a code to confirm it’s you.',
    sendCode: 'Email me a code',
    confirm: 'Confirm and sign out',
    cancel: 'Keep it signed in',
  },
  home: `Go to ${brand.name}`,
  account: 'Account',
  backToSettings: 'Back to settings',
  signOutInApp: 'To sign out of this app, go to its settings, under your subscription.',
  signOut: 'Sign out',
  signOutEnds:
    '“Sign out” signs out only this browser. “Sign out everywhere” signs out all browsers and apps, including older app versions.',
  signingOut: 'Signing out',
  signOutNoEmail:
    'This account has no confirmed email address. To get back in, restore your purchase in the app if you bought in an app store. If you bought on our website, you’ll need a code sent to the address you gave at checkout or, if you removed your address, the link in our email about the removal, which works for 7 days. So we recommend adding an address first.',
  signOutEverywhere: 'Sign out everywhere',
  signedOut: 'You’re signed out',
  signedOutEverywhere: 'You’re signed out on every device',
  signedOutIntro: 'Your subscription isn’t affected. You can sign in again with a one-time code anytime.',
  signedOutIntroNoEmail: 'Your subscription isn’t affected.',
  signIn: 'Sign in',
  signOutQuestion: {
    heading: 'Sign out of this browser?',
    /** Asked only where the account has no email address. */
    intro: 'Only this browser will be signed out. Your subscription isn’t affected.',
    confirm: 'Sign out',
  },
  signOutEverywhereQuestion: {
    heading: 'Sign out everywhere?',
    intro:
      'This signs out every browser and app right away, including older app versions. To get back in, you’ll need a one-time code.',
    introNoEmail:
      'This signs out every browser and app right away, including older app versions. Your subscription isn’t affected.',
    confirm: 'Sign out everywhere',
    cancel: 'Stay signed in',
  },
  further: {
    title: (count: number) =>
      count === 1
        ? 'Another subscription was purchased with your email address'
        : `${count} more subscriptions were purchased with your email address`,
    advice:
      'Someone, maybe you, entered this address at checkout. To open the subscription, confirm once more that the address is yours.',
    open: 'See subscriptions',
  },
  remove: {
    open: 'Delete account',
    heading: 'Delete your account?',
    /** What becomes of the subscription. */
    ends: {
      paid: 'Your subscription ends right away, with no refund for the rest of the period.',
      trial: 'Your free trial ends right away, and you won’t be charged.',
      unpaid: 'Your subscription ends right away, and the payment that failed won’t be collected.',
    },
    /** While the guarantee runs. */
    refundFirst: (sum: string) =>
      `You can still get ${sum} back, but only as long as you have your account. Ask for the refund first.`,
    undone: 'This can’t be undone.',
    onlyCancel: 'Only want to stop paying?',
    cancelInstead: 'Cancel instead',
    store: 'This doesn’t cancel a subscription purchased in an app store. Cancel it there first.',
    /** For one that is canceled there already. */
    storeCanceled:
      'Your access ends right away. Your subscription from the app store is already canceled and won’t be charged again.',
    send: 'Email me a code to confirm',
    sentTo: (email: string) => `We sent a six-digit code to ${email}.`,
    former: (email: string) =>
      `The email address on this account was changed or removed in the last 7 days, and that can still be undone. So deleting the account also requires a code, which we sent to the previous address, ${email}. Enter it here.`,
    next: 'Continue',
    label: formWords.code,
    /** Where the former address gets a code as well. */
    labelOf: (email: string) => `Code sent to ${email}`,
    confirm: 'Permanently delete my account',
    /** Until it is known whether a code is needed. */
    starting: 'One moment',
    deleting: 'Deleting account',
    cancel: 'Keep my account',
    done: 'Your account has been deleted',
    doneIntro:
      'Your account and address are deleted. What the law makes us keep is listed here, along with the few things we keep for other reasons.',
    kept: 'What we keep after you delete your account, and for how long',
    thanks: `Thank you for using ${brand.name}.`,
    free: `${brand.search} and ${brand.browser} are still free to use, with no account needed.`,
  },
} as const;
