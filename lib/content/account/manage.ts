import type { SubscriptionStatus } from '../../contract/subscription';
import { brand } from '../brand';
import { formWords } from './forms';

type StatusWords = {
  label: string;
  tone: 'success' | 'warning' | 'danger';
  dateLabel: string;
  explains: string | null;
};

/** How each status reads to its subscriber. */
export const statusWords: Record<SubscriptionStatus, StatusWords> = {
  'Auto-Renewable': { label: 'Active', tone: 'success', dateLabel: 'Renews on', explains: null },
  'Not Auto-Renewable': {
    label: 'Ends soon',
    tone: 'warning',
    dateLabel: 'Ends on',
    explains: 'You cancelled. Everything keeps working until that day, and you can resume until then.',
  },
  'Grace Period': {
    label: 'Payment problem',
    tone: 'warning',
    dateLabel: 'Access until',
    explains: 'The last payment did not go through. Update your card and nothing is interrupted.',
  },
  Inactive: {
    label: 'Inactive',
    tone: 'danger',
    dateLabel: 'Ended on',
    explains: 'The subscription is on hold because no payment arrived.',
  },
  Expired: {
    label: 'Expired',
    tone: 'danger',
    dateLabel: 'Ended on',
    explains: 'The subscription has ended. You can start again whenever you like.',
  },
};

export const manageWords = {
  heading: 'Your subscription',
  loading: 'Loading your subscription',
  status: 'Status',
  planNames: { Monthly: 'Monthly', Yearly: 'Yearly' },
  trial: 'Free trial',
  trialEnds: 'Free until',
  trialRenews: 'After the trial it renews by itself. Cancel before that day and you pay nothing.',
  trialCancelled: 'You cancelled in the trial. Everything keeps working until that day and you pay nothing.',
  email: 'E-mail address',
  noEmail: 'None yet. With one, the subscription opens on your other devices.',
  addEmail: 'Add an address',
  editEmail: 'Change',
  editEmailLabel: 'Change the e-mail address',
  billing: 'Billing',
  billingIntro: 'Your card and your plan, at our payment provider.',
  billingEnded: 'Your card and your invoices, at our payment provider.',
  openPortal: 'Open billing',
  openingPortal: 'Opening billing',
  updateCard: 'Update your card',
  resume: 'Keep my subscription',
  resuming: 'Keeping your subscription',
  resumed: 'Your subscription goes on.',
  plan: 'Plan',
  changePlan: 'Change plan',
  renewal: 'Renewal',
  renewalAt: (date: string) => `By itself on ${date}. If you cancel, everything keeps working until then.`,
  trialRenewalAt: (date: string) =>
    `The first payment is on ${date}. If you cancel before, you pay nothing, and everything keeps working until then.`,
  cancelSubscription: 'Cancel subscription',
  store: {
    apple: {
      intro: 'Bought in the App Store. Change or cancel it in the settings of your Apple account.',
      open: 'Open the App Store',
    },
    google: {
      intro: 'Bought in Google Play. Change or cancel it there, under payments and subscriptions.',
      open: 'Open Google Play',
    },
  },
  none: {
    heading: 'No subscription on this account',
    intro: `There is no ${brand.subscription} here yet. If you have just paid, give it a moment and load again.`,
    seePlans: 'See the plans',
    reload: 'Load again',
  },
  again: 'Subscribe again',
  failed: 'Your subscription could not be loaded.',
  failedAdvice: 'Nothing about it has changed. Check your connection and try again.',
  retry: 'Try again',
  devices: {
    heading: 'Signed-in devices',
    intro: 'Browsers and apps that hold a key to this account. Apps of an older version are not listed.',
    loading: 'Loading your devices',
    failed: 'Your devices could not be loaded.',
    current: 'This browser',
    currentApp: 'This app',
    names: {
      web: 'Web browser',
      android: 'Android app',
      ios: 'iPhone or iPad app',
      macos: 'Mac app',
      windows: 'Windows app',
      app: 'App',
    },
    unknown: 'Browser or app',
    lastUsed: (when: string) => `Last used ${when}`,
    remove: 'Sign out',
    removing: 'Signing out',
    removeLabel: (name: string, when: string) => `Sign out: ${name}, last used ${when}`,
    removed: 'The device is signed out.',
    needsCode: (email: string) =>
      `To sign out another device, first confirm that it is you. We send a code to ${email}.`,
    needsEmail: 'To sign out another device, add an e-mail address first: we confirm with a code to it.',
    sendCode: 'Send me a code',
    confirm: 'Confirm and sign out',
    cancel: 'Leave it signed in',
  },
  home: `Go to ${brand.name}`,
  account: 'Account',
  backToSettings: 'Back to settings',
  signOutInApp: 'You sign out of this app in its settings, under the subscription.',
  signOut: 'Sign out',
  signOutEnds:
    '“Sign out” ends this browser alone, with every key made from its sign-in. “Sign out everywhere” ends all browsers and apps, also apps of an older version.',
  signingOut: 'Signing out',
  signOutNoEmail:
    'This account has no confirmed e-mail address yet. The only way back in is a code to the address you gave when paying, so better add one first.',
  signOutEverywhere: 'Sign out everywhere',
  signedOut: 'You are signed out',
  signedOutEverywhere: 'You are signed out on every device',
  signedOutIntro: 'Your subscription goes on as before. Sign in again with a code whenever you like.',
  signIn: 'Sign in',
  signOutQuestion: {
    heading: 'Sign out of this browser?',
    confirm: 'Sign out',
  },
  signOutEverywhereQuestion: {
    heading: 'Sign out everywhere?',
    intro:
      'Every browser and app is signed out at once, also apps of an older version. You sign in again with a code.',
    noEmail:
      'This account has no confirmed e-mail address yet. The only way back in is a code to the address you gave when paying, so better add one first.',
    confirm: 'Sign out everywhere',
    cancel: 'Stay signed in',
  },
  further: {
    title: (count: number) =>
      count === 1
        ? 'Another subscription was bought with your address'
        : `${count} more subscriptions were bought with your address`,
    advice:
      'Somebody gave it when paying, perhaps you. To open it, prove once more that the address is yours.',
    open: 'See what is there',
  },
  remove: {
    open: 'Delete account',
    heading: 'Delete your account?',
    intro:
      'The subscription is cancelled at once, without a refund for the rest of the period. This cannot be undone.',
    store: 'A subscription bought in an app store goes on there: cancel it in the store first.',
    send: 'Send me a code to confirm',
    sentTo: (email: string) => `We sent a code with six digits to ${email}.`,
    former: (email: string) =>
      `The address of this account was changed within the last seven days and can still come back. So we also sent a code to the former one, ${email}. Enter that one too.`,
    next: 'Go on',
    label: formWords.code,
    confirm: 'Delete my account for good',
    deleting: 'Deleting the account',
    cancel: 'Keep my account',
    done: 'Your account is deleted',
    doneIntro: `Nothing is left here that points to you. Thank you for your time with ${brand.name}.`,
    free: `${brand.search} and ${brand.browser} stay free and need no account.`,
  },
} as const;
