import type { EndReason } from '../../contract/subscription';

/**
 * How a subscription stands, for a person. `lastDays` is a grace period at whose end the subscription is over, because
 * nobody tries to collect any more; `replaced` gives way to one bought in an app store.
 */
export type Standing =
  | 'renews'
  | 'trial'
  | 'trialEnds'
  | 'ends'
  | 'replaced'
  | 'grace'
  | 'lastDays'
  | 'inactive'
  | 'ended';

/** The one sentence that says it, on every page and in every app. */
export const standingSentences: Record<Standing, (date: string) => string> = {
  renews: (date) => `Renews on ${date}.`,
  trial: (date) => `Free until ${date}. After that, it renews automatically unless you cancel.`,
  trialEnds: (date) => `Free until ${date}. It won’t renew, so you won’t be charged.`,
  ends: (date) => `Canceled. You have access until ${date}.`,
  replaced: (date) =>
    `You have access until ${date}. Then the subscription you bought in an app store takes over.`,
  grace: (date) => `Your last payment didn’t go through. You have access until ${date}.`,
  lastDays: (date) => `We couldn’t collect your last payment, so your subscription ends on ${date}.`,
  inactive: (date) => `On hold since ${date}.`,
  ended: (date) => `Ended on ${date}.`,
};

/** What the account page adds about a subscription that will not renew, where its status alone does not say why. */
export const endingWords = {
  replaced: 'You bought another subscription in an app store. It takes over when this one ends.',
  lastDays:
    'We couldn’t collect your last payment. You have access until that day. Subscribe again to keep it.',
} as const;

/**
 * What being on hold means and how it ends. Access waits for a payment: an app store collects it there; ours is bought
 * anew, which ends the one on hold. Google Play also lets subscribers pause, for at most three months.
 */
export const holdWords = {
  web: 'We didn’t receive a payment, so you don’t have access right now. Subscribe again to get it back. The subscription that’s on hold will then end, and you won’t be charged for it.',
  apple:
    'You don’t have access right now, most likely because the App Store couldn’t collect your payment. Check your payment method there to get it back.',
  google:
    'You don’t have access right now, most likely because Google Play couldn’t collect your payment. Check your payment method there to get it back.',
  paused:
    'You paused your subscription on Google Play, so you don’t have access right now. It resumes automatically on the day you chose there. To get access back sooner, resume it on Google Play.',
} as const;

/** Why a subscription has ended, and what is still owed: nothing. */
export const endedWords: Record<Exclude<EndReason, 'accountDeleted'>, string> = {
  canceled: 'Your subscription was canceled. You can subscribe again anytime.',
  trialCanceled: 'You canceled during the free trial and weren’t charged. You can subscribe anytime.',
  unpaid:
    'We couldn’t collect your last payment. You don’t owe anything, and you can subscribe again anytime.',
  trialUnpaid:
    'We couldn’t collect the first payment after your free trial. You don’t owe anything, and you can subscribe again anytime.',
  refunded: 'Your payment was refunded. You can subscribe again anytime.',
  disputed: 'Your bank told us that you dispute the payment. If that was a mistake, please write to us.',
  replaced: 'You bought another subscription in an app store.',
};
