import type { SubscriptionStatus } from '../../contract/subscription';
import { brand } from '../brand';

type StatusWords = {
  label: string;
  tone: 'positive' | 'caution' | 'danger';
  dateLabel: string;
  explains: string | null;
};

/** How each status reads to its subscriber. */
export const statusWords: Record<SubscriptionStatus, StatusWords> = {
  'Auto-Renewable': { label: 'Active', tone: 'positive', dateLabel: 'Renews on', explains: null },
  'Not Auto-Renewable': {
    label: 'Ends soon',
    tone: 'caution',
    dateLabel: 'Ends on',
    explains: 'You cancelled. Everything keeps working until that day, and you can resume until then.',
  },
  'Grace Period': {
    label: 'Payment problem',
    tone: 'caution',
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
  plan: 'Plan',
  planNames: { Monthly: 'Monthly', Yearly: 'Yearly' },
  trial: 'Free trial',
  trialEnds: 'Trial ends on',
  email: 'E-mail address',
  noEmail: 'None yet',
  addEmail: 'Add an address',
  editEmail: 'Change',
  billing: 'Billing',
  billingIntro: 'Change your card or plan, see invoices, cancel or resume.',
  openPortal: 'Open billing',
  storeBilling: 'This subscription was bought in an app store and is managed there.',
  none: {
    heading: 'No subscription on this account',
    intro: `There is no ${brand.subscription} here yet. If you have just paid, give it a moment and load again.`,
    seePlans: 'See the plans',
    reload: 'Load again',
  },
  again: 'See the plans',
  failed: 'Your subscription could not be loaded.',
  retry: 'Try again',
  devices: {
    heading: 'Signed-in devices',
    current: 'This browser',
    unknown: 'Browser or app',
    lastUsed: (when: string) => `Last used ${when}`,
    remove: 'Sign out',
    removeLabel: (platform: string) => `Sign out ${platform}`,
    needsCode: 'To sign out another device, first confirm that it is you with a code.',
  },
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  signedOutEverywhere: 'You are signed out on every device.',
  signOutEverywhereQuestion: {
    heading: 'Sign out everywhere?',
    intro: 'Every browser and app is signed out at once. You sign in again with a code.',
    noEmail: 'You have no e-mail address here yet, so you could not sign in again. Add one first.',
    confirm: 'Sign out everywhere',
    cancel: 'Stay signed in',
  },
  remove: {
    open: 'Delete account',
    heading: 'Delete your account?',
    intro:
      'The subscription is cancelled at once, without a refund for the rest of the period. This cannot be undone.',
    send: 'Send me a code to confirm',
    sentTo: (email: string) => `We sent a code with six digits to ${email}.`,
    label: 'Code from the mail',
    confirm: 'Delete my account for good',
    cancel: 'Keep my account',
    done: 'Your account is deleted.',
  },
} as const;
