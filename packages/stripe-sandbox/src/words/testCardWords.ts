/** The payment sandbox's test cards. */
export const testCards = [
  { number: '4242 4242 4242 4242', does: 'Payment succeeds, now and at every renewal.' },
  {
    number: '4242 4200 0000 0000',
    does: 'Payment succeeds, as with every other valid number that starts with 4242 42. Each counts as a different card.',
  },
  { number: '5555 5555 5555 4444', does: 'Payment succeeds, as a Mastercard.' },
  {
    number: '3782 822463 10005',
    does: 'Payment succeeds, as an American Express card with a four-digit code.',
  },
  { number: '4000 0000 0000 0002', does: 'Declined.' },
  { number: '4000 0000 0000 9995', does: 'Declined for insufficient funds.' },
  { number: '4000 0025 0000 3155', does: 'Requires confirmation with the bank first, then succeeds.' },
  {
    number: '4000 0027 6000 3184',
    does: 'Requires confirmation for every payment, so a renewal waits for the subscriber.',
  },
  {
    number: '4000 0000 0000 0341',
    does: 'Succeeds now but fails at renewal, which starts the grace period.',
  },
  {
    number: '6011 1111 1111 1117',
    does: 'Payment succeeds, but the card has no fingerprint to tell it apart from other cards.',
  },
  { number: '4000 0000 0000 0259', does: 'Payment succeeds but is disputed right away.' },
] as const;

/** Beside a card with which a trial was begun: a card has one. */
export const hadTrialMark = 'Trial used';

export const testCardHint =
  'Use any future expiration date, any three-digit security code, and any name and postal code.';
