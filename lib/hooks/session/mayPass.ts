import { SignedOutError } from '../../auth/createAccountClient';
import { CommunicationError } from '../../http/CommunicationError';
import { HttpError } from '../../http/HttpError';

/**
 * Whether a read that failed is worth another try by itself: it is, unless the service has answered and refused, or nobody
 * is signed in. How often is swr's own rule, which is the specification's (§9): after 5 seconds and ever later, 10 on a
 * slow connection.
 */
export function mayPass(error: unknown): boolean {
  if (error instanceof SignedOutError) return false;
  const answered = error instanceof CommunicationError || error instanceof HttpError;
  const status = answered ? error.status : null;
  return status === null || status >= 500;
}
