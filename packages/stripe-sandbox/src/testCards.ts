/** The test cards that the sandbox lists, with what each does: their behavior is in `billing/cards`. */
export const testCards: Readonly<Record<string, string>> = {
  '4242 4242 4242 4242': 'Payment succeeds, now and at every renewal.',
  '4242 4200 0000 0000':
    'Payment succeeds, as with every other valid number that starts with 4242 42. Each counts as a different card.',
  '5555 5555 5555 4444': 'Payment succeeds, as a Mastercard.',
  '3782 822463 10005': 'Payment succeeds, as an American Express card with a four-digit code.',
  '4000 0000 0000 0002': 'Declined.',
  '4000 0000 0000 9995': 'Declined for insufficient funds.',
  '4000 0025 0000 3155': 'Requires confirmation with the bank first, then succeeds.',
  '4000 0027 6000 3184': 'Requires confirmation for every payment, so a renewal waits for the subscriber.',
  '4000 0000 0000 0341': 'Succeeds now but fails at renewal, which starts the grace period.',
  '6011 1111 1111 1117':
    'Payment succeeds, but the card has no fingerprint to tell it apart from other cards.',
  '4000 0000 0000 0259': 'Payment succeeds but is disputed right away.',
  '4000 0000 0000 1976': 'Payment succeeds, but the bank inquires about it right away.',
  '4000 0004 0400 0079': 'Payment succeeds but is disputed twice right away.',
  '4000 0000 0000 5126': 'Payment succeeds, but a refund comes back after a day.',
};
