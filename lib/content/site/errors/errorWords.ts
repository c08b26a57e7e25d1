import { communicationMessage } from '../../../http/communicationMessage';

/** What a person is told of a failed call; `personError` chooses the sentence. */
export const errorWords = {
  /** Where no other sentence fits (specification §8). */
  communication: communicationMessage,
  /** By the code of the failure, below the field where it happened. */
  field: {
    invalid_email_address: 'This doesn’t look like an email address. Please check it for typos.',
    failed_mx_check: 'This domain doesn’t receive email. Check the part after the @.',
    email_address_not_changed: 'This is already your email address. Enter a different one.',
    account_change_email_address_failed: 'This address can’t be used here. Try a different one.',
    invalid_link_signature: 'This request has expired. Go back and enter the address again.',
    invalid_session_id: 'This sign-in has expired. Request a new code.',
    suspended_account: 'This account is suspended. Contact us and we’ll help.',
  },
  /** By the code of the failure, for the whole screen. */
  screen: {
    account_choice_required:
      'More than one subscription was purchased with this email address. Sign in on our website in a browser and choose one. After that, you can sign in here, too.',
    offline: 'You’re offline. Nothing is lost. Try again when you’re back online.',
    cookies_blocked: 'Your browser isn’t keeping cookies for this site. To sign in or subscribe, allow them.',
    service_unavailable: 'This part of the service is temporarily unavailable. Please try again shortly.',
    buying_unavailable: 'You can’t subscribe right now. Please wait a few minutes.',
    unknown_account: 'This account no longer exists.',
    signed_in_by_receipt:
      'You signed in with your purchase, which lets you use the subscription. To change the account, use a device on which you were signed in before, or contact us.',
    unverified_account:
      'We need to email you a code, but this account has no email address yet. Add one first.',
    email_sending_error: 'We couldn’t send the email. Nothing is lost. Please try again.',
    other_account:
      'This purchase belongs to another account. Restore your purchase in the app to sign in to that account.',
    not_refundable:
      'The money-back guarantee covers a first purchase, for 30 days after the first payment. It doesn’t affect any legal right to withdraw. If you think that’s a mistake, contact us.',
    managed_elsewhere: 'This subscription was purchased in an app store. Change or cancel it there.',
    renews_elsewhere:
      'You also have a subscription from an app store that will renew. Cancel it there first if you’d rather keep this one.',
  },
  /** Inside an app that shows only our own pages. `address` is the account page, to be entered in a browser. */
  notOpened: (address: string) =>
    `The app didn’t open that page. In a browser, sign in at ${address} and try again there. If your account has no email address yet, add one here first. A subscription purchased in an app store can also be managed in the store itself.`,
  code: {
    wrong: 'That code isn’t right. Check it against the most recent email.',
    wrongWithTries: (tries: number) =>
      tries === 1
        ? 'That code isn’t right. You have one try left.'
        : `That code isn’t right. You have ${tries} tries left.`,
    expired: 'That code has expired. Request a new one.',
    spent: 'Too many incorrect tries. That code no longer works. Request a new one.',
    sentBefore: (seconds: number) => `We sent a code a moment ago. You can get a new one in ${seconds} s.`,
  },
  tooMany: {
    unknown: 'Too many tries. Wait a while, then try again.',
    second: 'Too many tries. Try again in a second.',
    /** From 2 to 89. */
    seconds: (seconds: number) => `Too many tries. Try again in ${seconds} seconds.`,
    /** From 2 to 89. */
    minutes: (minutes: number) => `Too many tries. Try again in ${minutes} minutes.`,
    /** From 2 on. */
    hours: (hours: number) => `Too many tries. Try again in ${hours} hours.`,
    /**
     * Added to one of these. The response is the same for every address, so it can’t say whether there is such an
     * email.
     */
    longCode:
      'Or check your inbox: if there’s an account with this address, we sent a long code that you can sign in with right away.',
  },
} as const;
