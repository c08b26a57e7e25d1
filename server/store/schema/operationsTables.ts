import type { PartState, StatusPart } from '@/lib/content/help/statusParts';
import type { OperatorRole } from '@/server/config/operatorProvider';

export interface OperationsTables {
  /** Work that all instances do together once per period, one row per kind. Claimed by `server/ops/scheduledJobs`. */
  scheduled_jobs: {
    name: string;
    /** Nobody runs it before this time. */
    due_at: number;
    /** The id of the current run; null when there is none. */
    holder: string | null;
    /** Nobody else may take it before this time; 0 when it is free. */
    lease_until: number;
    /** When it last ran to completion. */
    finished_at: number | null;
    /** What that run counted, of a comparison with a provider; null for other jobs, and what it does not look at. */
    seen: number | null;
    repaired: number | null;
    failed: number | null;
    unmailed: number | null;
  };

  /** How far a long job got, so that it continues there after an interruption. Removed when it ends. */
  job_progress: {
    name: string;
    position: number;
  };

  /** What operators set while the site is running, by the names in `server/remoteSettings/settingCatalog`. */
  remote_settings: {
    name: string;
    value: string;
    changed_at: number;
  };

  /** Who is signed in at `/ops`, until `ends_at`. Written by `server/ops/operator`. */
  operator_sessions: {
    token_hash: string;
    name: string;
    role: OperatorRole;
    ends_at: number;
    /** The provider's ID token, sealed, by which it knows whom to sign out; null for a session by token. */
    id_token: string | null;
  };

  /** Locks with a name. Written by `server/store/namedLock`; what a row says is that somebody may hold its lock. */
  named_locks: {
    name: string;
    taken_at: number;
  };

  /** How a part of the service did on one day (UTC), for the status page. Written by `server/status/recordStatus`. */
  status_days: {
    /** Days since the epoch. */
    day: number;
    part: StatusPart;
    /** As of the last reading of that day. */
    state: PartState;
    checked_at: number;
    up_seconds: number;
    slow_seconds: number;
    down_seconds: number;
    /** Time in which nobody took readings. Only the website has it. */
    missed_seconds: number;
    /** The first and the last moment of that day at which something was wrong; null when nothing was. */
    trouble_from: number | null;
    trouble_until: number | null;
  };
}
