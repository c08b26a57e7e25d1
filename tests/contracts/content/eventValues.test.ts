import { isOrigin } from '@/lib/attribution/origin';
import { eventPath } from '@/lib/content/events/eventCatalog';
import { events } from '@/lib/content/events/events';
import { eventValues, otherValue } from '@/lib/content/measuring/eventValues';
import { originWords } from '@/lib/content/measuring/origins';
import { billingPeriods } from '@/lib/contract/subscription';
import { checkoutOrigin } from '@/lib/subscriptions/checkoutReturnUrl';
import { countedEvent } from '@/server/site/countedParameters';
import { codeIn } from '../sources';

const sources = codeIn('pages', 'components', 'lib', 'enhance').filter(
  ({ path }) => !/^lib\/content\/(legal|phrases)/.test(path),
);

const now = Date.parse('2026-11-21T12:00:00Z');

it('138. B3: every parameter of every event has a list of values, and others are counted as other', () => {
  const lists: readonly string[] = [...Object.keys(eventValues), 'origin', 'page', 'atb'];
  for (const [id, parameters] of Object.entries(events)) {
    const names: readonly string[] = parameters;
    expect([id, names.filter((name) => !lists.includes(name))]).toEqual([id, []]);
    const strange = new URLSearchParams(names.map((name) => [name, 'Somebody’s own words']));
    const kept = names.map((name) => `${name}=${otherValue}`).join('&');
    expect(countedEvent(eventPath(id), strange, now)).toEqual({ event: eventPath(id), parameters: kept });
  }
});

it.each([
  ['v561-4', 'v561-4'],
  ['v558-1ab', 'v558-1'],
  ['v556-1', otherValue],
  ['v562-1', otherValue],
  ['v1-1', otherValue],
])('a recent week of an install is counted: %s as %s', (atb, counted) => {
  const { parameters } = countedEvent('page_extension_success_impression', new URLSearchParams({ atb }), now);
  expect(parameters).toBe(`atb=${counted}`);
});

it('every list is plain and short, and none contains the value for unlisted ones', () => {
  for (const list of [...Object.values(eventValues), ...Object.values(originWords)]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeLessThan(60);
    for (const value of list) expect(value).toMatch(/^(?!other$)[a-z0-9-]{1,30}$/);
  }
});

it('every origin in our own links is counted under its own name', () => {
  const trials = billingPeriods.map((period) => checkoutOrigin({ origin: null, trial: true, period }) ?? '');
  const written = sources.flatMap(({ text }) => text.match(/\bfunnel_\w+/g) ?? []).filter(isOrigin);
  expect(written.length).toBeGreaterThan(8);
  written.push(...trials);
  for (const origin of written) {
    const counted = countedEvent('page_pro_impression', new URLSearchParams({ origin }), now);
    expect(counted.parameters).toBe(`origin=${origin}`);
  }
});

it.each([
  [
    'entry',
    /<(?:DownloadLink|DownloadButton|OtherDevices|ClosingCall|AppHero|SubscriptionPromo)\b[^>]*?\bpage="(\w+)"/g,
  ],
  ['content', /<(?:DownloadLink|DownloadButton|OtherDevices)\b[^>]*?\bplacement="(\w+)"/g],
] as const)(
  'every page and place that a download link stands on is a word of an origin: %s',
  (part, pattern) => {
    const words: readonly string[] = originWords[part];
    const used = sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, word = '']) => word));
    expect(used.length).toBeGreaterThan(2);
    expect(used.filter((word) => !words.includes(word))).toEqual([]);
  },
);
