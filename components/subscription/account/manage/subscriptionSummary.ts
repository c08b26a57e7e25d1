import { manageWords, statusWords } from '@/lib/content/account/manage';
import { dayForReader } from '@/lib/content/days';
import type { Subscription } from '@/lib/contract/subscription';

/** The status of a subscription in words: a badge, a line with a date, and what it means. */
export type Standing = {
  tone: 'success' | 'warning' | 'danger';
  /** True while the free trial runs. */
  trial: boolean;
  label: string;
  dateLabel: string;
  explains: string | null;
};

export function subscriptionSummary({ status, activeOffers }: Subscription): Standing {
  const words = statusWords[status];
  const renews = status === 'Auto-Renewable';
  const trial =
    (renews || status === 'Not Auto-Renewable') && activeOffers.some((offer) => offer.type === 'Trial');
  if (!trial) return { ...words, trial };
  const explains = renews ? manageWords.trialRenews : manageWords.trialCancelled;
  return { ...words, trial, dateLabel: manageWords.trialEnds, explains };
}

/** When it renews, and what canceling means; null for a subscription that does not renew. */
export function renewalText(subscription: Subscription): string | null {
  if (subscription.status !== 'Auto-Renewable') return null;
  const day = dayForReader(subscription.expiresOrRenewsAt);
  return subscriptionSummary(subscription).trial
    ? manageWords.trialRenewalAt(day)
    : manageWords.renewalAt(day);
}
