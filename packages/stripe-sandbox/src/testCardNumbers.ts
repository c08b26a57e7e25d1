/** The test cards that are listed at checkout. Their behavior is in `billing/cards`. */
export const testCardNumbers = [
  '4242 4242 4242 4242',
  '4242 4200 0000 0000',
  '5555 5555 5555 4444',
  '3782 822463 10005',
  '4000 0000 0000 0002',
  '4000 0000 0000 9995',
  '4000 0025 0000 3155',
  '4000 0027 6000 3184',
  '4000 0000 0000 0341',
  '6011 1111 1111 1117',
  '4000 0000 0000 0259',
  '4000 0000 0000 5126',
] as const;
export type TestCardNumber = (typeof testCardNumbers)[number];
