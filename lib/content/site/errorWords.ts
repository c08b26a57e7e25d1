import { CommunicationError, communicationMessage } from '../../http/CommunicationError';

/** What a person can do about a failed call: a sentence for a field, or one for the whole screen. */
export type PersonError = { scope: 'field' | 'screen'; sentence: string };

const fieldSentences: Readonly<Record<string, string>> = {
  invalid_email_address: 'This does not look like an e-mail address. Check it for a slip.',
  failed_mx_check: 'This domain receives no mail. Check the part after the @.',
  email_address_not_changed: 'This is the address you have already. Enter another one.',
  account_change_email_address_failed: 'This address cannot be used here. Try another one.',
  invalid_link_signature: 'This change has lapsed. Go back and enter the address again.',
  invalid_session_id: 'This sign-in has lapsed. Ask for a new code.',
  suspended_account: 'This account is on hold. Write to us and we sort it out.',
};

const codeSentences = {
  wrong: (tries: number | undefined) =>
    tries === undefined
      ? 'This code is not right. Compare it with the newest mail.'
      : `This code is not right. ${tries === 1 ? 'One try is' : `${tries} tries are`} left.`,
  expired: 'This code has expired. Ask for a new one.',
  spent: 'Too many wrong tries. This code no longer works; ask for a new one.',
} as const;

const screenSentences = {
  account_choice_required:
    'More than one subscription was paid for with this address. Sign in on our website, in a browser, and choose one there. After that it works here too.',
  offline: 'No connection. Nothing is lost; try again when you are back online.',
  service_unavailable: 'This part of the service is away for a moment. Please try again shortly.',
  buying_unavailable: 'Buying is not possible at the moment. Nothing was charged. Please try again later.',
  unknown_account: 'This account does not exist any more.',
  unverified_account: 'This needs a code by e-mail, and the account has no address yet. Add one first.',
  email_sending_error: 'The mail could not be sent. Nothing is lost; please try again.',
  other_account:
    'This purchase belongs to another account. Restore your purchase in the app to sign in to that account.',
  not_refundable:
    'The money-back guarantee covers a first purchase for 30 days. If you think that is a mistake, write to us.',
  managed_elsewhere: 'This subscription was bought in an app store. Change or cancel it there.',
} as const;

/** The sentence for a failed call, and where it belongs. */
export function personError(error: unknown): PersonError {
  if (!(error instanceof CommunicationError)) return { scope: 'screen', sentence: communicationMessage };
  if (error.offline) return { scope: 'screen', sentence: screenSentences.offline };
  const { code, body, retryAfterSeconds } = error;
  if (code === 'too_many_requests') {
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

/** The same for a purchase that did not get as far as the payment page. */
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

/** The answer is the same for every address, so it cannot say whether there is such a mail. */
const unlockSentence =
  'Or look in your mailbox: if the address has an account, a link is there that lets you go on sooner.';

function tooMany(seconds: number | null): string {
  if (seconds === null) return 'Too many tries. Wait a while, then try again.';
  if (seconds <= 1) return 'Too many tries. Try again in a second.';
  if (seconds < 90) return `Too many tries. Try again in ${seconds} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `Too many tries. Try again in ${minutes} minutes.`;
  return `Too many tries. Try again in ${Math.ceil(minutes / 60)} hours.`;
}
