import { CommunicationError } from '../../../http/CommunicationError';
import { NotOpenedError } from '../../../url/NotOpenedError';
import { errorWords } from './errorWords';

/** What a person can do about a failed call: a sentence for one field or for the whole screen. */
export type PersonError = {
  scope: 'field' | 'screen';
  sentence: string;
  /** True for a code that no longer works, so that trying it again is of no use. */
  codeIsOver?: boolean;
};

const { code: codeSentences, screen: screenSentences, tooMany: waits } = errorWords;
const fieldSentences: Readonly<Record<string, string>> = errorWords.field;
/** Sentences for what the browser notices by itself, and for a failure in another place. */
const notFromService: ReadonlySet<string> = new Set(['offline', 'cookies_blocked', 'buying_unavailable']);

/** The sentence for a failed call, and where it belongs. */
export function personError(error: unknown): PersonError {
  if (error instanceof NotOpenedError)
    return { scope: 'screen', sentence: errorWords.notOpened(error.accountPage) };
  if (!(error instanceof CommunicationError)) return { scope: 'screen', sentence: errorWords.communication };
  if (error.offline) return { scope: 'screen', sentence: screenSentences.offline };
  if (error.cookiesBlocked) return { scope: 'screen', sentence: screenSentences.cookies_blocked };
  const { code, body, retryAfterSeconds } = error;
  if (code === 'too_many_requests') {
    if (body?.reason === 'code_sent')
      return { scope: 'field', sentence: codeSentences.sentBefore(retryAfterSeconds ?? 60) };
    const sentence = tooMany(retryAfterSeconds);
    const isMailed = body?.reason === 'address_limit';
    return { scope: 'field', sentence: isMailed ? `${sentence} ${waits.longCode}` : sentence };
  }
  if (code === 'invalid_login_credentials')
    return { scope: 'field', sentence: codeSentence(body), codeIsOver: isCodeOver(body) || undefined };
  const field = code && Object.hasOwn(fieldSentences, code) ? fieldSentences[code] : undefined;
  if (field) return { scope: 'field', sentence: field };
  if (code && isScreenCode(code)) return { scope: 'screen', sentence: screenSentences[code] };
  return { scope: 'screen', sentence: errorWords.communication };
}

/** The same for a purchase that didn’t get as far as checkout. */
export function purchaseError(error: unknown): PersonError {
  const isAway = error instanceof CommunicationError && error.code === 'service_unavailable';
  return isAway ? { scope: 'screen', sentence: screenSentences.buying_unavailable } : personError(error);
}

function isScreenCode(code: string): code is keyof typeof screenSentences {
  return !notFromService.has(code) && Object.hasOwn(screenSentences, code);
}

/** True when no guess at this code is counted any more: it has expired, or too many were wrong. */
export function isCodeOver(body: CommunicationError['body']): boolean {
  return body?.reason === 'expired' || body?.reason === 'spent' || body?.tries_left === 0;
}

function codeSentence(body: CommunicationError['body']): string {
  if (body?.reason === 'expired') return codeSentences.expired;
  if (isCodeOver(body)) return codeSentences.spent;
  const tries = body?.tries_left;
  return tries === undefined ? codeSentences.wrong : codeSentences.wrongWithTries(tries);
}

function tooMany(seconds: number | null): string {
  if (seconds === null) return waits.unknown;
  if (seconds <= 1) return waits.second;
  if (seconds < 90) return waits.seconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? waits.minutes(minutes) : waits.hours(Math.ceil(minutes / 60));
}
