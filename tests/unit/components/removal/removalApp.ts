import type { BrokerMatch, RemovalProfile } from '@/lib/contract/native/brokerRemoval';
import type { RemovalApp } from '@/lib/native/removal/removalApp';
import { everyPart } from '@/lib/native/removal/removalProfile';

const now = Math.floor(Date.now() / 1000);

export const ada = { first: 'Ada', last: 'Example' };
const profile: RemovalProfile = {
  names: [ada],
  birthYear: 1984,
  addresses: [{ city: 'Austin', state: 'TX' }],
};

/** A record of the app on one of its sites. */
export function recordOf(id: number, name: string): BrokerMatch {
  return {
    id,
    name,
    dataBroker: { name: `Site ${id}`, url: 'people.example' },
    addresses: [],
    alternativeNames: [],
    relatives: [],
    foundDate: now,
  };
}

/** An app with a finished scan. What is hidden or saved in it stays so. */
export function appWith(records: readonly BrokerMatch[], changes: Partial<RemovalApp> = {}): RemovalApp {
  let inProgressOptOuts = [...records];
  let known: RemovalProfile | null = profile;
  const scanDate = { date: now, dataBrokers: [] };
  const scan = {
    resultsFound: [],
    scanProgress: { currentScans: 1, totalScans: 1, scannedBrokers: [] },
  };
  return {
    parts: everyPart,
    begin: async () => ({ free: false, trial: null }),
    profile: async () => known,
    async save(wanted) {
      known = wanted;
    },
    startScan: async () => {},
    scan: async () => scan,
    maintenanceScan: async () => ({
      inProgressOptOuts,
      completedOptOuts: [],
      scanSchedule: { lastScan: scanDate, nextScan: scanDate },
      scanHistory: { sitesScanned: 1 },
    }),
    sites: async () => [],
    agentRuns: async () => true,
    vpnExclusion: async () => null,
    setVpnExclusion: async () => {},
    async hide(recordId) {
      inProgressOptOuts = inProgressOptOuts.filter(({ id }) => id !== recordId);
    },
    async deleteProfile() {
      known = null;
    },
    feedback: async () => null,
    onState: () => () => {},
    ...changes,
  };
}
