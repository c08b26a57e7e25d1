import { welcomeWords } from '@/lib/content/account/welcome';
import type { UndonePurchase } from '@/lib/contract/wire';
import { sumText } from './sumText';

/** What a page says first about a purchase that was undone. */
export function undoneTitle({ refunded, currency }: UndonePurchase): { heading: string; intro: string } {
  const { heading, notCharged, refunded: paidBack } = welcomeWords.undone;
  return { heading, intro: refunded > 0 ? paidBack(sumText(refunded, currency)) : notCharged };
}
