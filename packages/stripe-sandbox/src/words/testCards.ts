/** The payment sandbox's cards for people to try. */
export const testCards = [
  { number: '4242 4242 4242 4242', does: 'Pays, now and at every renewal.' },
  { number: '5555 5555 5555 4444', does: 'Pays too, as a Mastercard.' },
  { number: '3782 822463 10005', does: 'Pays too, as an American Express card; its code has four digits.' },
  { number: '4000 0000 0000 0002', does: 'Is declined. Try another card afterwards.' },
  { number: '4000 0000 0000 9995', does: 'Is declined for want of money.' },
  { number: '4000 0025 0000 3155', does: 'Asks for confirmation first, then pays.' },
  {
    number: '4000 0027 6000 3184',
    does: 'Asks for confirmation at every payment, so a renewal waits for the subscriber.',
  },
  {
    number: '4000 0000 0000 0341',
    does: 'Pays now and fails at renewal: the way into the grace period.',
  },
  {
    number: '6011 1111 1111 1117',
    does: 'Pays, but has no fingerprint by which it could be told from other cards.',
  },
  { number: '4000 0000 0000 0259', does: 'Pays, and the payment is disputed at once.' },
] as const;

/** Beside a card with which a trial was begun: a card has one. */
export const hadTrialMark = 'Had its trial';

export const testCardHint =
  'Any expiry date in the future, any three digits as security code, any name and post code.';
