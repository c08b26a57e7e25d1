import { MaintenanceScanStatus } from '@/lib/contract/native/brokerRemoval';
import { addressFaults, androidParts, everyPart, nameFaults } from '@/lib/native/removal/removalProfile';
import { removedRecords } from '@/lib/native/removal/removalRecords';

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

const day = 86_400;
const site = { name: 'People File', url: 'peoplefile.example' };
const common = {
  dataBroker: site,
  name: 'Ada Example',
  addresses: [{ city: 'Austin', state: 'TX' }],
  alternativeNames: [],
  matches: 2,
  foundDate: day,
};
const nothing = { date: 0, dataBrokers: [] };

function removedIn(completedOptOut: object) {
  const status = MaintenanceScanStatus.parse({
    inProgressOptOuts: [],
    completedOptOuts: [completedOptOut],
    scanSchedule: { lastScan: nothing, nextScan: nothing },
    scanHistory: { sitesScanned: 1 },
  });
  return removedRecords(status.completedOptOuts).map(({ at }) => at);
}

it.each([
  ['of Apple', { date: 3 * day, removedDate: 3 * day }, 3 * day * 1000],
  ['of Apple before the dates had names', { date: 3 * day }, 3 * day * 1000],
  [
    'of Android',
    { removedDate: 3 * day, relatives: [], hasMatchingRecordOnParentBroker: false },
    3 * day * 1000,
  ],
  ['of no app that says when', {}, null],
])('a removed record %s has its day', (_app, own, at) => {
  expect(removedIn({ ...common, ...own })).toEqual([at]);
});
