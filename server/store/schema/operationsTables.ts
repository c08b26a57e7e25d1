/** Work that all instances do together once per period, one row per kind. Claimed by `server/ops/scheduledJobs`. */
export interface ScheduledJobTable {
  name: string;
  /** Nobody runs it before this time. */
  due_at: number;
  /** The id of the current run; null when there is none. */
  holder: string | null;
  /** Nobody else may take it before this time; 0 when it is free. */
  lease_until: number;
  /** When it last ran to completion. */
  finished_at: number | null;
}

/** How far a long job got, so that it continues there after an interruption. Removed when it ends. */
export interface JobProgressTable {
  name: string;
  position: number;
}

/** What operators set while the site is running, by the names in `server/remoteSettings/settingCatalogue`. */
export interface RemoteSettingTable {
  name: string;
  value: string;
  changed_at: number;
}
