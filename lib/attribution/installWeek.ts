import { mayRemember } from '../privacy/mayRemember';
import { recall, type StorageLike, store } from '../storage/browserStorage';
import { localStateKeys } from '../storage/localState';
import { readQueryParam } from '../url/queryParameters';
import { formatWeekVersion, parseWeekVersion, weekVersionAt } from './weekVersion';

/**
 * The week in which somebody first came to us, used to compare installs. Kept: the week version that our extension
 * names when it opens its page, only in this browser. Sent: with the count of that page, and in the folder of the Mac
 * installer. Never: for visitors who asked not to be tracked, nor where consent is asked for (`mayRemember`), nor for longer than four weeks.
 */
const keptFor = 28 * 24 * 3_600_000;

/** The week version in a URL's `atb` parameter, without its suffix, or null. */
export function readInstallWeek(search: string): string | null {
  const version = parseWeekVersion(readQueryParam(search, 'atb'));
  return version && formatWeekVersion(version);
}

/** Keeps the week that the URL names. */
export function keepInstallWeek(search: string, storage: StorageLike, now: number): void {
  const version = readInstallWeek(search);
  if (version === null || !mayRemember()) return;
  store(storage, localStateKeys.installWeek, version, new Date(now + keptFor));
}

/** The week of an install that starts now: the stored week, otherwise the current one. */
export function installWeek(storage: StorageLike, now: number): string {
  const kept = mayRemember() ? recall(storage, localStateKeys.installWeek, new Date(now)) : null;
  return formatWeekVersion(parseWeekVersion(kept) ?? weekVersionAt(now));
}
