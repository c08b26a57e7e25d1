/** Work that all instances together do once a period, one row for each kind. Claimed by `server/ops/scheduledJobs`. */
export interface ScheduledJobTable {
  name: string;
  /** Nobody does it before. */
  due_at: number;
  /** The run that has it, by an id made for that run; null when nobody does. */
  holder: string | null;
  /** Until then nobody else takes it; 0 when it is free. */
  lease_until: number;
  /** When it was last done to its end. */
  finished_at: number | null;
}

/** How far a long job came, so that one that was stopped goes on from there. Removed at its end. */
export interface JobProgressTable {
  name: string;
  position: number;
}

/** What operators set while the site runs, by the names of `server/remoteSettings/settingCatalogue`. */
export interface RemoteSettingTable {
  name: string;
  value: string;
  changed_at: number;
}
