import { buildOrigin, parseOrigin } from '@/lib/attribution/origin';
import {
  daysBetween,
  formatWeekVersion,
  parseWeekVersion,
  weekVersionAt,
} from '@/lib/attribution/weekVersion';
import { eventPath } from '@/lib/content/events/eventCatalog';
import { events } from '@/lib/content/events/events';
import { eventValues, otherValue } from '@/lib/content/measuring/eventValues';
import { originWords } from '@/lib/content/measuring/origins';
import { routes } from '@/lib/content/site/routes';
import { pageName } from '@/lib/events/pageName';

const parametersOf = new Map<string, readonly string[]>(
  Object.entries(events).map(([id, parameters]) => [eventPath(id), parameters]),
);
const values = new Map<string, ReadonlySet<string>>(
  Object.entries({ ...eventValues, page: Object.keys(routes).map(pageName) }).map(([parameter, list]) => [
    parameter,
    new Set(list),
  ]),
);

/** Older weeks are counted together. */
const maxInstallDays = 28;

/** What is stored of an event: its name and its parameters as one stable string, without any visitor's text. */
export type CountedEvent = { event: string; parameters: string };

/** An event by its name in the API. For an unknown event, only the fact that it was unknown is stored. */
export function countedEvent(name: string, query: URLSearchParams, now: number): CountedEvent {
  const allowed = parametersOf.get(name);
  if (!allowed) return { event: 'unknown', parameters: '' };
  const kept = allowed.flatMap((parameter) => {
    const value = query.get(parameter);
    return value ? [`${parameter}=${countedValue(parameter, value, now)}`] : [];
  });
  return { event: name, parameters: kept.join('&') };
}

function countedValue(parameter: string, value: string, now: number): string {
  if (parameter === 'origin') return countedOrigin(value);
  if (parameter === 'atb') return countedWeek(value, now);
  return values.get(parameter)?.has(value) ? value : otherValue;
}

/** The origin, using only words from our lists. */
function countedOrigin(value: string): string {
  const origin = parseOrigin(value);
  if (!origin) return otherValue;
  const word = (part: keyof typeof originWords) => {
    const written = origin[part].toLowerCase();
    const known: readonly string[] = originWords[part];
    return written === '' || known.includes(written) ? written : otherValue;
  };
  return buildOrigin({
    entry: word('entry'),
    source: word('source'),
    campaign: word('campaign'),
    content: word('content'),
  });
}

/** The week of an install, which is reported right after it. */
function countedWeek(value: string, now: number): string {
  const version = parseWeekVersion(value);
  const days = version && daysBetween(version, weekVersionAt(now));
  return version && days !== null && days >= 0 && days <= maxInstallDays
    ? formatWeekVersion(version)
    : otherValue;
}
