import { SignedOutError } from '../../auth/createAccountClient';
import { CommunicationError } from '../../http/CommunicationError';
import { HttpError } from '../../http/HttpError';

/**
 * Whether a failed read is worth retrying automatically: yes, unless the service has answered and refused, or nobody is
 * signed in. swr's own rule decides how often, which is the specification's (§9): after 5 seconds, then at growing
 * intervals; 10 on a slow connection.
 */
export function isRetryable(error: unknown): boolean {
  if (error instanceof SignedOutError) return false;
  const answered = error instanceof CommunicationError || error instanceof HttpError;
  const status = answered ? error.status : null;
  return status === null || status >= 500;
}
