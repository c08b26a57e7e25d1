import type { CommunicationError } from '../http/CommunicationError';

/** How a sign-in ended that nobody ended in this tab; `over` when the service does not say. */
export type SignInEnd = 'ended' | 'expired' | 'deleted' | 'over';

/** What the refusal of a refresh says of the sign-in (native contract §3.5). */
export function signInEndOf({ code, body }: CommunicationError): SignInEnd {
  if (code === 'unknown_account') return 'deleted';
  if (body?.error_code === 1) return 'expired';
  return body?.error_code === 3 || body?.error_code === 4 ? 'ended' : 'over';
}
