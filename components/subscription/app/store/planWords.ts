import { storeWords } from '@/lib/content/app/store';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { AppPlan } from '@/lib/native/subscriptionOptions';

/** What is charged and when, with the store's own price text. */
export function chargeText({ displayPrice, period, trial }: AppPlan): string {
  const per = buyingWords.per[period];
  if (!trial) return storeWords.charge(displayPrice, period);
  return trial.days === null
    ? storeWords.trialOpen(displayPrice, per)
    : storeWords.trial(trial.days, displayPrice, per);
}

export function buyText({ trial }: AppPlan): string {
  if (!trial) return storeWords.subscribe;
  return trial.days === null ? storeWords.tryOpen : storeWords.try(trial.days);
}
