import type { ToldEnd } from '@/lib/content/mails/words';
import { isActiveStatus } from '@/lib/contract/subscription';
import { day } from '@/server/clock';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { MailData } from '@/server/mail/messages';
import { isUnpaidReason } from '../stripe/endReason';
import type { SubscriptionSnapshot } from '../stripe/stripeSubscription';

/** An end that is noticed later than this is not told any more: the subscriber has long since seen it. */
const lateAfter = 14 * day;

type EndDraft = { template: 'ended'; dedupeKey: string; data: MailData['ended'] };
type Occasion = { facts: SubscriptionSnapshot; previous: SubscriptionRow | null; now: number };

/** The mail at the moment a running subscription turns out to have ended. Null for an end that another mail tells. */
export function endMail({ facts, previous, now }: Occasion, plan: string, amount: string): EndDraft | null {
  const { id, status, endReason: reason, expiresOrRenewsAt: endedAt } = facts;
  if (status !== 'Expired' || previous === null) return null;
  // What ended unpaid, and was then paid and given back, may have been told of as unpaid before.
  const isGivenBack = (reason === 'refunded' || reason === 'disputed') && isUnpaidReason(previous.end_reason);
  const isEnd = isGivenBack || isActiveStatus(previous.status);
  if (!isEnd || !isTold(reason) || now - endedAt > lateAfter) return null;
  const dedupeKey = isGivenBack ? `ended:${id}:${reason}` : `ended:${id}`;
  return { template: 'ended', dedupeKey, data: { reason, plan, amount, endedAt } };
}

function isTold(reason: SubscriptionSnapshot['endReason']): reason is ToldEnd {
  return reason != null && reason !== 'replaced' && reason !== 'accountDeleted';
}
