import { useCallback, useEffect, useState } from 'react';
import type { DataBroker } from '../../contract/native/brokerRemoval';
import type { RemovalApp } from '../../native/removal/removalApp';
import {
  openRecords,
  type RemovalFigures,
  type RemovalRecord,
  removalFigures,
  removedRecords,
} from '../../native/removal/removalRecords';
import { usePolled } from '../page/usePolled';

export type RemovalRecords = { reload(): void } & (
  | { state: 'pending' | 'failed' }
  | {
      state: 'ready';
      figures: RemovalFigures;
      open: RemovalRecord[];
      removed: RemovalRecord[];
      sites: DataBroker[];
      agentRuns: boolean;
    }
);

/** Records change over days, so one request a minute is plenty. */
const pause = 60_000;

/** The dashboard's data. Without the subscription it comes from the first scan, since no other scan follows. */
export function useRemovalRecords(app: RemovalApp, free: boolean): RemovalRecords {
  const ask = useCallback(async () => {
    const sites = app.sites().catch((): DataBroker[] => []);
    if (free) {
      const scan = await app.scan();
      if (!scan) return null;
      const open = openRecords(scan.resultsFound, { now: Date.now(), free });
      const figures = { open: open.length, removed: 0, sites: scan.scanProgress.currentScans, next: null };
      return { figures, open, removed: [], sites: await sites };
    }
    const maintenanceScan = await app.maintenanceScan();
    if (!maintenanceScan) return null;
    return {
      figures: removalFigures(maintenanceScan),
      open: openRecords(maintenanceScan.inProgressOptOuts, { now: Date.now(), free }),
      removed: removedRecords(maintenanceScan.completedOptOuts),
      sites: await sites,
    };
  }, [app, free]);
  const { value, failed, reload } = usePolled(ask, pause);
  const [agentRuns, setAgentRuns] = useState(true);
  useEffect(() => void app.agentRuns().then(setAgentRuns), [app]);
  if (value) return { state: 'ready', ...value, agentRuns, reload };
  return { state: failed ? 'failed' : 'pending', reload };
}
