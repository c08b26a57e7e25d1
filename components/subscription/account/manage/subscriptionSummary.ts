import { earlyEndWords } from '@/lib/content/account/charges';
import { manageWords, subscriptionStatusWords } from '@/lib/content/account/manage';
import { endedWords, endingWords, type Standing } from '@/lib/content/account/standingWords';
import { dayForReader } from '@/lib/content/days';
import type { Subscription } from '@/lib/contract/subscription';
import { holdText, standingOf } from '@/lib/subscriptions/standing';

/** The status of a subscription in words: a badge, a line with a date, and what it means. */
export type StatusSummary = {
  tone: 'success' | 'warning' | 'danger';
  /** True while the free trial runs. */
  trial: boolean;
  label: string;
  dateLabel: string;
  explains: string | null;
};

export function subscriptionSummary(subscription: Subscription): StatusSummary {
  const standing = standingOf(subscription);
  const trial = standing === 'trial' || standing === 'trialEnds';
  const words = subscriptionStatusWords[subscription.status];
  return {
    ...words,
    trial,
    ...(trial ? { dateLabel: manageWords.trialEnds } : {}),
    explains: explanationOf(standing, subscription) ?? words.explains,
  };
}

function explanationOf(standing: Standing, subscription: Subscription): string | null {
  const { endReason } = subscription;
  switch (standing) {
    case 'trial':
      return manageWords.trialRenews;
    case 'trialEnds':
      return manageWords.trialCancelled;
    case 'replaced':
    case 'lastDays':
      return endingWords[standing];
    case 'inactive':
      return holdText(subscription);
    case 'ended':
      return endReason && endReason !== 'accountDeleted' ? endedWords[endReason] : null;
    default:
      return null;
  }
}

/** When it renews, and what canceling means; null for a subscription that does not renew. */
export function renewalText(subscription: Subscription): string | null {
  const standing = standingOf(subscription);
  if (standing !== 'renews' && standing !== 'trial') return null;
  const { expiresOrRenewsAt, endsIfCanceled } = subscription;
  const day = dayForReader(expiresOrRenewsAt);
  if (endsIfCanceled !== undefined) return earlyEndWords.renewal(day, dayForReader(endsIfCanceled));
  return standing === 'trial' ? manageWords.trialRenewalAt(day) : manageWords.renewalAt(day);
}
