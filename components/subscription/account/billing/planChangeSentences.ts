import { planChangeWords } from '@/lib/content/account/charges';
import { dayForReader } from '@/lib/content/days';
import type { PlanChangePreview } from '@/lib/contract/billing';
import { sumText } from './sumText';

const words = planChangeWords;

/** What a plan change costs now and later, one sentence each. */
export function planChangeSentences(preview: PlanChangePreview): string[] {
  const { currency, billingPeriod, inTrial, dueNow, credit, paidPeriods } = preview;
  const sum = (amount: number) => sumText(amount, currency);
  const day = dayForReader(preview.nextChargeAt);
  const per = words.per[billingPeriod];
  const price = sum(preview.price);
  if (inTrial) return [words.inTrial(price, per, day)];
  if (dueNow > 0) {
    const now = credit > 0 ? words.dueNow(sum(dueNow), sum(credit)) : words.dueInFull(sum(dueNow));
    return [now, words.renews(price, per, day)];
  }
  const rest = credit - paidPeriods * preview.price;
  return [
    words.nothingNow,
    words.credit[billingPeriod](sum(credit), paidPeriods),
    ...(rest > 0 ? [words.remaining(sum(rest))] : []),
    words.afterCredit(price, per),
    words.creditBack,
  ];
}
