/** A dotted version as numbers, most significant first: `"17.4.1"` → `[17, 4, 1]`. */
export type Version = readonly number[];

/** The leading dotted number of a text, also with underscores as Apple writes it; null when there is none. */
export function parseVersion(text: string | null | undefined): Version | null {
  const found = /^\s*v?(\d{1,9}(?:[._]\d{1,9}){0,5})/i.exec(text ?? '')?.[1];
  return found ? found.split(/[._]/).map(Number) : null;
}

/** Negative when the first is older, positive when it is newer, 0 when equal; missing parts count as 0. */
export function compareVersions(first: Version, second: Version): number {
  const longer = first.length > second.length ? first : second;
  const differences = longer.map((_, index) => (first[index] ?? 0) - (second[index] ?? 0));
  return differences.find(Boolean) ?? 0;
}

/** Whether a version is at least another. An unknown version is given the benefit of the doubt. */
export function isAtLeast(version: Version | null, minimum: Version): boolean {
  return version === null || compareVersions(version, minimum) >= 0;
}
