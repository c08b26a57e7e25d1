import { domainOf, normalizeEmail } from '@/server/accounts/emailAddress';
import { requireAttempt } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import type { LimitName } from '@/server/attempts/limitTable';
import { hour } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';

/** The address that somebody wants to be answered at, or null when it is none. */
export function senderAddress(text: string): string | null {
  const email = normalizeEmail(text);
  return email !== null && domainOf(email).includes('.') ? email : null;
}

type Sender = { email: string; reference: string };
/** Of one client, and of all together. */
type SenderLimits = { byClient: LimitName; all: LimitName };

/**
 * Counts what is about to be mailed to support. Resolves to false when the sender's address gets no mail.
 * @throws ApiError too_many_requests; invalid_request when a machine filled in the field that people do not see
 */
export async function admitSender(
  context: RequestContext,
  { email, reference }: Sender,
  { byClient, all }: SenderLimits,
): Promise<boolean> {
  const { services } = context;
  // The page then names the address of support, for the rare person whose browser filled in the hidden field.
  if (reference !== '') throw new ApiError('invalid_request');
  // Counted before the domain check, which costs a DNS query.
  await requireAttemptByClient(context, byClient);
  if (!(await services.acceptsMail(domainOf(email)))) return false;
  await requireAttempt(services, { limit: all, subject: 'all' });
  return true;
}

/** The same for the same words within the hour, as when a button is clicked twice. */
export function keyWithinHour({ clock, secrets }: Services, purpose: string, words: readonly string[]) {
  return `${secrets.keyedHash(purpose, JSON.stringify(words))}:${Math.floor(clock.now() / hour)}`;
}
