import type {
  BrokerMatch,
  CompletedOptOut,
  DataBroker,
  InitialScanStatus,
  MaintenanceScanStatus,
  RemovalProfile,
} from '@/lib/contract/native/brokerRemoval';
import { secondsInDays as inDays } from './stateData';

const sites: readonly DataBroker[] = [
  'peoplefile.example',
  'whoisnextdoor.example',
  'namesandplaces.example',
  'cousinfinder.example',
  'streetdirectory.example',
  'agecheck.example',
  'formerneighbours.example',
  'phonetrail.example',
  ...Array.from({ length: 50 }, (_, index) => `records-${String(index + 1).padStart(2, '0')}.example`),
].map((name, index) => ({ name, url: name, date: index === 7 ? null : inDays(-(index % 8)) }));

function site(index: number): DataBroker {
  return sites[index % sites.length] ?? { name: '', url: '' };
}

export const profile: RemovalProfile = {
  names: [
    { first: 'Ada', last: 'Example', middle: 'Mae' },
    { first: 'Ada', last: 'Sample' },
  ],
  birthYear: 1984,
  addresses: [
    { street: '12 Harbor Street', city: 'Portland', state: 'OR', zipCode: '97201' },
    { city: 'Boise', state: 'ID' },
  ],
};

function match(index: number, part: Partial<BrokerMatch>): BrokerMatch {
  return {
    id: index + 1,
    dataBroker: site(index),
    name: 'Ada M. Example',
    addresses: [
      { city: 'Portland', state: 'OR' },
      { city: 'Boise', state: 'ID' },
    ],
    alternativeNames: [],
    relatives: index % 2 === 0 ? ['Lena Sample', 'Tom Example'] : [],
    foundDate: inDays(-9 - index),
    optOutSubmittedDate: null,
    estimatedRemovalDate: null,
    removedDate: null,
    ...part,
  };
}

const open: BrokerMatch[] = [
  match(0, { optOutSubmittedDate: inDays(-6), estimatedRemovalDate: inDays(8) }),
  match(1, { optOutSubmittedDate: inDays(-33), estimatedRemovalDate: inDays(-19) }),
  match(2, {}),
  match(3, { optOutSubmittedDate: inDays(-2), hasMatchingRecordOnParentBroker: true }),
];

const removed: CompletedOptOut[] = [4, 5, 6].map((index) => ({
  dataBroker: site(index),
  name: 'Ada Sample',
  addresses: [{ city: 'Boise', state: 'ID' }],
  alternativeNames: [],
  matches: 1,
  date: inDays(-index),
  foundDate: inDays(-20),
  optOutSubmittedDate: inDays(-18),
  estimatedRemovalDate: inDays(-4),
  removedDate: inDays(-index),
}));

/** A scan after so many of the fifty-eight sites, with what it has found. */
export function scan(done: number, found = 4): InitialScanStatus {
  return {
    resultsFound: open.slice(0, found),
    scanProgress: {
      currentScans: done,
      totalScans: sites.length,
      scannedBrokers: sites.map(({ name, url }, index) => ({
        name,
        url,
        status: done >= sites.length || index < 6 ? 'completed' : 'in-progress',
      })),
    },
  };
}

export function maintenanceScan(kind: 'full' | 'empty'): MaintenanceScanStatus {
  const full = kind === 'full';
  return {
    inProgressOptOuts: full ? open : [],
    completedOptOuts: full ? removed : [],
    scanSchedule: {
      lastScan: { date: inDays(-1), dataBrokers: [] },
      nextScan: { date: inDays(3), dataBrokers: [] },
    },
    scanHistory: { sitesScanned: sites.length },
  };
}

export const siteList = { dataBrokers: [...sites] };
