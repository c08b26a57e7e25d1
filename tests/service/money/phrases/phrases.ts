import { phrases as de } from './de';
import { phrases as en } from './en';
import { phrases as es } from './es';
import { phrases as fr } from './fr';

/**
 * What a reader goes by on the pages, word for word in each language. Written down here rather than taken from the
 * pages’ own words, so that a sentence that came to say something else is noticed.
 */
export type Phrases = {
  badges: { active: string; trial: string; ending: string; problem: string; expired: string };
  /** Before a day that stands alone, on the account page and in the portal. */
  labels: { renews: string; free: string; ends: string; access: string; ended: string };
  /** In the sentence about how a subscription stands. */
  sentences: {
    renews: string;
    unlessCanceled: string;
    notCharged: string;
    canceled: string;
    access: string;
    paymentFailed: string;
    takesOver: string;
  };
  /** `youCanceled` in each way that a page may say it. */
  account: { boughtAnother: string; youCanceled: readonly string[]; notPaid: string };
  deletion: {
    noRefund: string;
    restOfPeriod: string;
    trialEnds: string;
    stopsCollecting: string;
    cancelInstead: string;
    inStore: string;
    canceledInStore: string;
  };
  checkout: { firstCharge: string; dueToday: string };
  portal: { trialEnds: string; paymentFailed: string; ended: string };
};

export const phrasesByLanguage: Readonly<Record<string, Phrases>> = { en, de, es, fr };
