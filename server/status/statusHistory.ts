import { type PartState, type StatusPart, statusDays, statusParts } from '@/lib/content/help/statusParts';
import { minute } from '@/server/clock';
import type { RowOf } from '@/server/store/schema';
import { dayOf } from './recordStatus';

export type StatusDay = RowOf<'status_days'>;

/** A day of a part as its bar shows it; null without a reading. */
export type DayMark = PartState | null;

export type PartHistory = {
  part: StatusPart;
  /** Null when the last reading is too old to speak of now. */
  state: PartState | null;
  /** One mark a day, oldest first. */
  days: readonly DayMark[];
  /** The share of the recorded time in which it worked, 0 to 1; null without any. */
  uptime: number | null;
};

/** A disruption: what was wrong with a part, between which moments, and for how long in all. */
export type Incident = {
  part: StatusPart;
  kind: 'down' | 'slow' | 'missed';
  from: number;
  until: number;
  minutes: number;
};

/** A reading older than this, in milliseconds, no longer says how a part does now. */
const current = 10 * minute;
/** Disruptions of one part with less than this between them, in milliseconds, are one. */
const sameIncident = 10 * minute;

/** What the rows say of each part. A part without any row is not in use here, and left out. */
export function partHistories(rows: readonly StatusDay[], now: number): PartHistory[] {
  const today = dayOf(now);
  return statusParts.flatMap((part) => {
    const own = rows.filter((row) => row.part === part);
    const newest = own.at(-1);
    if (!newest) return [];
    const marks = new Map(own.map((row) => [row.day, markOf(row)]));
    return [
      {
        part,
        state: now - newest.checked_at <= current ? newest.state : null,
        days: Array.from({ length: statusDays }, (_, i) => marks.get(today - statusDays + 1 + i) ?? null),
        uptime: uptimeOf(own),
      },
    ];
  });
}

function markOf(row: StatusDay): PartState {
  if (row.down_seconds > 0) return 'down';
  return row.slow_seconds > 0 || row.missed_seconds > 0 ? 'slow' : 'up';
}

function uptimeOf(rows: readonly StatusDay[]): number | null {
  const total = (name: 'up_seconds' | 'slow_seconds' | 'down_seconds' | 'missed_seconds') =>
    rows.reduce((sum, row) => sum + row[name], 0);
  const worked = total('up_seconds') + total('slow_seconds');
  const all = worked + total('down_seconds') + total('missed_seconds');
  return all === 0 ? null : worked / all;
}

/** The disruptions that the rows tell of, newest first. One that goes on past midnight is one. */
export function incidentsOf(rows: readonly StatusDay[]): Incident[] {
  const incidents: Incident[] = [];
  for (const row of rows) {
    const { part, trouble_from: from, trouble_until: until } = row;
    if (from === null || until === null) continue;
    const before = incidents.findLast((incident) => incident.part === part);
    const next = { part, kind: kindOf(row), from, until, minutes: troubleMinutes(row) };
    if (before && from - before.until <= sameIncident) Object.assign(before, merged(before, next));
    else incidents.push(next);
  }
  return incidents.sort((one, other) => other.from - one.from);
}

function merged(one: Incident, next: Incident): Incident {
  const kinds = ['down', 'missed', 'slow'] as const;
  const kind = kinds.find((name) => name === one.kind || name === next.kind) ?? one.kind;
  return { ...one, kind, until: next.until, minutes: one.minutes + next.minutes };
}

function kindOf({ down_seconds, missed_seconds }: StatusDay): Incident['kind'] {
  if (down_seconds > 0) return 'down';
  return missed_seconds > 0 ? 'missed' : 'slow';
}

function troubleMinutes({ slow_seconds, down_seconds, missed_seconds }: StatusDay): number {
  return Math.max(1, Math.round((slow_seconds + down_seconds + missed_seconds) / 60));
}
