import { addressFaults, androidParts, everyPart, nameFaults } from '@/lib/native/removal/removalProfile';

const austin = { street: '1 High St', city: 'Austin', state: 'TX', zipCode: '' };

it.each([
  ['an app that keeps them', everyPart, [['zipCode'], []]],
  ['an app that drops them', androidParts, [[], ['repeated']]],
])('goes by ZIP code and street in %s: %#', (_app, parts, faults) => {
  const addresses = [
    { ...austin, zipCode: '787' },
    { ...austin, street: '2 Low St' },
  ];
  expect(addressFaults(addresses, parts)).toEqual(faults);
});

it.each([
  ['an app that keeps it', everyPart, [[], []]],
  ['an app that drops it', androidParts, [[], ['repeated']]],
])('goes by the suffix in %s: %#', (_app, parts, faults) => {
  const ada = { first: 'Ada', middle: '', last: 'Example', suffix: '' };
  expect(nameFaults([ada, { ...ada, suffix: 'Jr' }], parts)).toEqual(faults);
});
