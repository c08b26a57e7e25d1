import { SignedOutError } from '@/lib/auth/createAccountClient';
import { isRetryable } from '@/lib/hooks/session/isRetryable';
import { CommunicationError } from '@/lib/http/CommunicationError';
import { HttpError, NetworkError } from '@/lib/http/HttpError';

it.each([
  ['no network', new CommunicationError(new NetworkError('offline')), true],
  ['500', new CommunicationError(new HttpError(500, {}, null)), true],
  ['503 as it is', new HttpError(503, {}, 5), true],
  ['a country that is none', new Error('No country returned from service'), true],
  ['404', new CommunicationError(new HttpError(404, {}, null)), false],
  ['429 as it is', new HttpError(429, {}, 60), false],
  ['nobody signed in', new SignedOutError(), false],
])('after %s a read is tried again by itself: %p', (_what, error, again) => {
  expect(isRetryable(error)).toBe(again);
});
