import type {
  BrokerMatch,
  CompletedOptOut,
  MaintenanceScanStatus,
} from '../../contract/native/brokerRemoval';

export type RecordStatus = 'found' | 'preparing' | 'requested' | 'overdue' | 'removed';

/** One record on one site, as a row shows it. Times are milliseconds since the epoch. */
export type RemovalRecord = {
  /** Stays with the record when another one is hidden. Apple's app gives a record the same id on each mirror site. */
  key: string;
  /** The app's id; null where a record cannot be hidden. */
  id: number | null;
  site: string;
  name: string;
  /** Towns and states that the record lists. */
  places: string[];
  relatives: string[];
  status: RecordStatus;
  /** When it was found, requested, or removed: the moment that the status refers to; null when the app does not say. */
  at: number | null;
  /** When it should be gone; null unless its removal was requested. */
  expected: number | null;
  /** Will be removed together with the same record on the site that owns this one. */
  withParent: boolean;
};

const day = 24 * 60 * 60 * 1000;
/** How long brokers usually take. */
const usualWait = 14 * day;
/** After this long a request counts as overdue and is made again. */
const maxWaitMs = 28 * day;

/** Rows for the records that are still online. `free` is a scan only: no site is asked to remove anything. */
export function openRecords(
  matches: readonly BrokerMatch[],
  { now, free }: { now: number; free: boolean },
): RemovalRecord[] {
  return matches.map((match, index) => {
    const found = match.foundDate * 1000;
    const asked = match.optOutSubmittedDate ? match.optOutSubmittedDate * 1000 : null;
    const estimated = match.estimatedRemovalDate ? match.estimatedRemovalDate * 1000 : null;
    return {
      ...commonParts(match, match.id ?? `i${index}`),
      id: match.id ?? null,
      relatives: match.relatives ?? [],
      status: free ? 'found' : statusOf(asked, now),
      at: asked ?? found,
      expected: asked === null ? null : (estimated ?? asked + usualWait),
      withParent: match.hasMatchingRecordOnParentBroker ?? false,
    };
  });
}

export function removedRecords(optOuts: readonly CompletedOptOut[]): RemovalRecord[] {
  return optOuts.map((optOut, index) => {
    const removed = optOut.removedDate ?? optOut.date ?? null;
    return {
      ...commonParts(optOut, `i${index}`),
      id: null,
      relatives: [],
      status: 'removed',
      at: removed === null ? null : removed * 1000,
      expected: null,
      withParent: false,
    };
  });
}

function statusOf(asked: number | null, now: number): RecordStatus {
  if (asked === null) return 'preparing';
  return now - asked > maxWaitMs ? 'overdue' : 'requested';
}

function commonParts(match: BrokerMatch | CompletedOptOut, own: number | string) {
  return {
    key: `${own}-${match.dataBroker.url}`,
    site: match.dataBroker.name,
    name: match.name,
    places: match.addresses.map(({ city, state }) => `${city}, ${state}`),
  };
}

export type RemovalFigures = { open: number; removed: number; sites: number; next: number | null };

/** The figures above the records. `next` is the time of the next scan, in milliseconds; null when none is planned. */
export function removalFigures(status: MaintenanceScanStatus): RemovalFigures {
  const { inProgressOptOuts, completedOptOuts, scanHistory, scanSchedule } = status;
  const next = scanSchedule.nextScan.date * 1000;
  return {
    open: inProgressOptOuts.length,
    removed: completedOptOuts.length,
    sites: scanHistory.sitesScanned,
    next: next > 0 ? next : null,
  };
}
