import { CommunicationError, communicationMessage } from '../../http/CommunicationError';

/** What a person can do about a failed call: a sentence for one field or for the whole screen. */
export type PersonError = { scope: 'field' | 'screen'; sentence: string };

const fieldSentences: Readonly<Record<string, string>> = {
  invalid_email_address: 'This doesn’t look like an email address. Please check it for typos.',
  failed_mx_check: 'This domain doesn’t receive email. Check the part after the @.',
  email_address_not_changed: 'This is already your email address. Enter a different one.',
  account_change_email_address_failed: 'This address can’t be used here. Try a different one.',
  invalid_link_signature: 'This request has expired. Go back and enter the address again.',
  invalid_session_id: 'This sign-in has expired. Request a new code.',
  suspended_account: 'This account is on hold. Contact us and we’ll help.',
};

const codeSentences = {
  wrong: (tries: number | undefined) =>
    tries === undefined
      ? 'That code isn’t right. Check it against the most recent email.'
      : tries === 1
        ? 'That code isn’t right. You have one try left.'
        : `That code isn’t right. You have ${tries} tries left.`,
  expired: 'That code has expired. Request a new one.',
  spent: 'Too many incorrect tries. That code no longer works. Request a new one.',
} as const;

const screenSentences = {
  account_choice_required:
    'More than one subscription was purchased with this email address. Sign in on our website in a browser and choose one. After that, you can sign in here, too.',
  offline: 'You’re offline. Nothing is lost. Try again when you’re back online.',
  service_unavailable: 'This part of the service is temporarily unavailable. Please try again shortly.',
  buying_unavailable: 'You can’t subscribe right now. You weren’t charged. Please try again later.',
  unknown_account: 'This account no longer exists.',
  unverified_account:
    'We need to email you a code, but this account has no email address yet. Add one first.',
  email_sending_error: 'We couldn’t send the email. Nothing is lost. Please try again.',
  other_account:
    'This purchase belongs to another account. Restore your purchase in the app to sign in to that account.',
  not_refundable:
    'The money-back guarantee covers a first purchase for 30 days. If you think that’s a mistake, contact us.',
  managed_elsewhere: 'This subscription was purchased in an app store. Change or cancel it there.',
} as const;

/** The sentence for a failed call, and where it belongs. */
export function personError(error: unknown): PersonError {
  if (!(error instanceof CommunicationError)) return { scope: 'screen', sentence: communicationMessage };
  if (error.offline) return { scope: 'screen', sentence: screenSentences.offline };
  const { code, body, retryAfterSeconds } = error;
  if (code === 'too_many_requests') {
    if (body?.reason === 'code_sent') return { scope: 'field', sentence: codeSent(retryAfterSeconds ?? 60) };
    const sentence = tooMany(retryAfterSeconds);
    const isMailed = body?.reason === 'address_limit';
    return { scope: 'field', sentence: isMailed ? `${sentence} ${unlockSentence}` : sentence };
  }
  if (code === 'invalid_login_credentials') return { scope: 'field', sentence: codeSentence(body) };
  const field = code && Object.hasOwn(fieldSentences, code) ? fieldSentences[code] : undefined;
  if (field) return { scope: 'field', sentence: field };
  if (code && isScreenCode(code)) return { scope: 'screen', sentence: screenSentences[code] };
  return { scope: 'screen', sentence: communicationMessage };
}

/** The same for a purchase that didn’t get as far as checkout. */
export function purchaseError(error: unknown): PersonError {
  const isAway = error instanceof CommunicationError && error.code === 'service_unavailable';
  return isAway ? { scope: 'screen', sentence: screenSentences.buying_unavailable } : personError(error);
}

function isScreenCode(code: string): code is keyof typeof screenSentences {
  return code !== 'offline' && code !== 'buying_unavailable' && Object.hasOwn(screenSentences, code);
}

function codeSentence(body: CommunicationError['body']): string {
  if (body?.reason === 'expired') return codeSentences.expired;
  if (body?.reason === 'spent' || body?.tries_left === 0) return codeSentences.spent;
  return codeSentences.wrong(body?.tries_left);
}

function codeSent(seconds: number): string {
  return `We sent a code a moment ago. You can get a new one in ${seconds} s.`;
}

/** The response is the same for every address, so it can’t say whether there is such an email. */
const unlockSentence =
  'Or check your inbox: if there’s an account with this address, we sent a link that lets you continue sooner.';

function tooMany(seconds: number | null): string {
  if (seconds === null) return 'Too many tries. Wait a while, then try again.';
  if (seconds <= 1) return 'Too many tries. Try again in a second.';
  if (seconds < 90) return `Too many tries. Try again in ${seconds} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `Too many tries. Try again in ${minutes} minutes.`;
  return `Too many tries. Try again in ${Math.ceil(minutes / 60)} hours.`;
}
