/** The cards of the payment sandbox that a person tries by hand. */
export const testCards = [
  { number: '4242 4242 4242 4242', does: 'Pays, now and at every renewal.' },
  { number: '4000 0000 0000 0002', does: 'Is declined. Try another card afterwards.' },
  { number: '4000 0025 0000 3155', does: 'Asks for confirmation first, then pays.' },
  {
    number: '4000 0000 0000 0341',
    does: 'Pays now and fails at renewal: the way into the grace period.',
  },
] as const;

export const testCardHint =
  'Any expiry date in the future, any three digits as security code, any name and post code.';
