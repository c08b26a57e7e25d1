import { tabStorage } from '../session/tabStorage';

const key = 'offeredTrial';

/** Remembers in this tab whether the purchase that goes to the payment page was offered with a free trial. */
export function rememberOfferedTrial(offered: boolean): void {
  tabStorage().setItem(key, String(offered));
}

/** Whether the last purchase of this tab was offered with a trial; the card may already have used its trial. */
export function wasTrialOffered(): boolean {
  return tabStorage().getItem(key) === 'true';
}
