import { cardFingerprint } from '../billing/cards';
import type { EmulatorContext } from '../context';
import { testCardNumbers } from '../testCardNumbers';

/** Enough for a person who tries things; a crowd of a load test is not read through for a mark on a page. */
const lookedAt = 200;

/** The numbers of test cards with which a trial was begun, as the list of test cards writes them. */
export function cardsWithTrial({ store }: Pick<EmulatorContext, 'store'>): ReadonlySet<string> {
  const { data } = store.list('subscription', { limit: lookedAt });
  const fingerprints = new Set(
    data
      .filter(({ trial_start }) => trial_start !== null)
      .map(({ default_payment_method: id }) => store.get('payment_method', id ?? '')?.card.fingerprint),
  );
  return new Set(
    testCardNumbers.filter((number) => fingerprints.has(cardFingerprint(number.replaceAll(' ', '')))),
  );
}
