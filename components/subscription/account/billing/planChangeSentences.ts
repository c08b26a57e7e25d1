import { planChangeWords } from '@/lib/content/account/charges';
import { dayForReader } from '@/lib/content/days';
import type { PlanChangePreview } from '@/lib/contract/billing';
import { sumText } from './sumText';

const words = planChangeWords;

/** What a plan change costs now and later, one sentence each. */
export function planChangeSentences(preview: PlanChangePreview): string[] {
  const { currency, billingPeriod, inTrial, dueNow, unused, creditLeft } = preview;
  const sum = (amount: number) => sumText(amount, currency);
  const day = dayForReader(preview.nextChargeAt);
  const per = words.per[billingPeriod];
  if (inTrial) return [words.inTrial(sum(preview.price), per, day)];
  return [
    dueNow > 0 ? words.dueNow(sum(dueNow)) : words.nothingNow,
    ...(unused > 0 ? [words.unused(sum(unused))] : []),
    ...(creditLeft > 0 ? [words.creditLeft(sum(creditLeft))] : []),
    words.next(sum(preview.price), per, day),
  ];
}
