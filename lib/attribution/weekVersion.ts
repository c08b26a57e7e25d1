/**
 * A week version, such as `v364-1`, says how many weeks after a fixed Wednesday something happened: the week and the
 * day of the week, 1 to 7. It is no more precise than needed and contains nothing about the person.
 */
export type WeekVersion = { week: number; day: number };

/** Wednesday, 24 February 2016, midnight in New York. */
const epoch = 1_456_290_000_000;
const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;
const format = /^v(\d{1,6})-(\d)(?:[a-z_]{2})?$/;

/** The version of a moment, in milliseconds since 1970. Weeks begin on Wednesday at midnight in New York. */
export function weekVersionAt(now: number): WeekVersion {
  const passed = now - (isNewYorkDaylightTime(now) ? epoch - hour : epoch);
  const inWeek = ((passed % week) + week) % week;
  return { week: Math.ceil(passed / week), day: Math.ceil(inWeek / day) };
}

/** `{ week: 364, day: 1 }` → `"v364-1"`. */
export function formatWeekVersion({ week: major, day: minor }: WeekVersion): string {
  return `v${major}-${minor}`;
}

/** The week and day of a version, with or without a suffix; null for any other text. */
export function parseWeekVersion(text: string | null | undefined): WeekVersion | null {
  const match = format.exec(text ?? '');
  return match ? { week: Number(match[1]), day: Number(match[2]) } : null;
}

export function isWeekVersion(text: string): boolean {
  return parseWeekVersion(text) !== null;
}

/** Days from the first to the second; negative when the second is earlier. */
export function daysBetween(first: WeekVersion, second: WeekVersion): number {
  return 7 * (second.week - first.week) + (second.day - first.day);
}

/** Daylight saving time in New York: from the second Sunday of March to the first of November, each at 2 a.m. */
export function isNewYorkDaylightTime(now: number): boolean {
  const year = new Date(now).getUTCFullYear();
  const start = nthSunday(year, 2, 2) + 7 * hour;
  const end = nthSunday(year, 10, 1) + 6 * hour;
  return now >= start && now < end;
}

/** Midnight, in UTC, of the n-th Sunday of a month. */
function nthSunday(year: number, month: number, count: number): number {
  const first = new Date(Date.UTC(year, month, 1));
  return Date.UTC(year, month, 1 + ((7 - first.getUTCDay()) % 7) + 7 * (count - 1));
}
