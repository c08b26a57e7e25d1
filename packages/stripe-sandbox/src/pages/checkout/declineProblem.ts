import type { CheckoutProblem } from '../../words/checkoutWords';

/** The sentence for a decline code. */
export function declineProblem(declineCode: string): CheckoutProblem {
  if (declineCode === 'insufficient_funds' || declineCode === 'live_mode_test_card') return declineCode;
  return 'card_declined';
}
