import { appEvents } from '@/lib/content/events/appEvents';
import { eventPath } from '@/lib/content/events/eventCatalog';
import { events } from '@/lib/content/events/events';
import { siteEvents } from '@/lib/content/events/siteEvents';
import { subscriptionEvents } from '@/lib/content/events/subscriptionEvents';
import { mailLanguages } from '@/lib/content/mails/mailWords';
import { eventDefinitions } from '@/lib/content/measuring/eventDefinitions';
import { experimentDefinitions } from '@/lib/content/measuring/experimentDefinitions';
import { type Experiment, experiments } from '@/lib/content/measuring/experiments';
import { personError } from '@/lib/content/site/errors/personError';
import { type Route, routes } from '@/lib/content/site/routes';
import { errorCatalog } from '@/lib/contract/errors';
import { CommunicationError } from '@/lib/http/CommunicationError';
import { communicationMessage } from '@/lib/http/communicationMessage';
import { HttpError } from '@/lib/http/HttpError';
import { isEventId } from '@/tests/fixtures/isEventId';
import { codeIn, filesIn } from '../sources';

/** Codes after which a person can only try again; the general message says so. */
const machineOnly = new Set([
  ...'invalid_authorization_request authorize_failed invalid_request account_create_failed'.split(' '),
  ...'invalid_token_request invalid_client invalid_grant unsupported_grant_type'.split(' '),
  ...'account_edit_failed invalid_token expired_token cross_site_request forbidden not_found'.split(' '),
  ...'method_not_allowed payload_too_large unsupported_media_type unknown_product'.split(' '),
  ...'invalid_return_url invalid_signature server_error'.split(' '),
]);
/** Where a screen branches on a code that is not a failure to a person. */
const browserSide = codeIn('lib', 'components').filter(({ path }) => !path.startsWith('lib/contract/'));

function sentenceOf(code: string, status: number): string {
  return personError(new CommunicationError(new HttpError(status, { error: code }, null))).sentence;
}

it('every failure has a message or a screen, unless a person could do nothing about it', () => {
  const speechless = Object.entries(errorCatalog)
    .filter(
      ([code, { status }]) => sentenceOf(code, status) === communicationMessage && !machineOnly.has(code),
    )
    .map(([code]) => code)
    .filter((code) => !browserSide.some(({ text }) => text.includes(`'${code}'`)));
  // A missing subscription and a country without sale are recognized by their status, 404.
  expect(speechless).toEqual(['no_subscription', 'not_eligible']);
});

it('no machine-only failure has a message, and all are in the catalog', () => {
  const codes: readonly string[] = Object.keys(errorCatalog);
  expect([...machineOnly].filter((code) => !codes.includes(code))).toEqual([]);
  expect([...machineOnly].filter((code) => sentenceOf(code, 400) !== communicationMessage)).toEqual([]);
});

it('every event that a page sends is in the catalog', () => {
  const sent = codeIn('pages', 'components', 'lib', 'enhance').flatMap(({ path, text }) =>
    [...text.matchAll(/'((?:page|static)\.[\w.]+)'/g)].map(([, name = '']) => `${path} ${name}`),
  );
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((entry) => !isEventId(entry.split(' ')[1] ?? ''))).toEqual([]);
});

it('every event in the catalog is sent by something: markup by data-event, code by its id', () => {
  const named = codeIn('pages', 'components', 'lib', 'enhance')
    .filter(({ path }) => !/^lib\/content\/(events|measuring)\//.test(path))
    .flatMap(({ text }) => [...text.matchAll(/['"`]((?:page|static|atb)\.[^'"`\s]+)['"`]/g)])
    .map(([, name = '']) => new RegExp(`^${name.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w+')}$`));
  const silent = Object.keys(events).filter(
    (id) => /^(page|static|atb)\./.test(id) && !named.some((pattern) => pattern.test(id)),
  );
  expect(silent).toEqual([]);
});

it('every event that markup names for a press can be sent by documents', () => {
  const named = codeIn('pages', 'components').flatMap(({ path, text }) =>
    [...text.matchAll(/data-(?:link-)?event="([^"]*)"/g)].map(([, id = '']) => `${path} ${id}`),
  );
  expect(named.filter((entry) => !Object.hasOwn(siteEvents, entry.split(' ')[1] ?? ''))).toEqual([]);
});

it('a page can send its own page view: documents and flows each know their part of the catalog', () => {
  const records: Route[] = Object.values(routes);
  const part = (kind: Route['kind']) =>
    kind === 'document' ? siteEvents : { ...subscriptionEvents, ...appEvents };
  const silent = records.filter(({ kind, event }) => !Object.hasOwn(part(kind), `page.${event}.impression`));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it('every experiment has variants, an allocation, an owner and an end, and a full sentence that describes it', () => {
  const all: [string, Experiment][] = Object.entries(experiments);
  expect(Object.keys(experimentDefinitions).sort()).toEqual(all.map(([name]) => name).sort());
  for (const { description, owner } of Object.values(experimentDefinitions)) {
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(owner).not.toBe('');
  }
  for (const [name, { ends, variants, allocation, pages }] of all) {
    expect(pages.filter((page) => !Object.hasOwn(routes, page))).toEqual([]);
    expect(name).toMatch(/^[a-z]+$/);
    expect(new Date(ends).toISOString().slice(0, 10)).toBe(ends);
    expect(variants.length).toBeGreaterThan(0);
    expect(variants.filter((variant) => !/^[a-z]{1,30}$/.test(variant))).toEqual([]);
    expect(allocation).toBeGreaterThanOrEqual(0);
    expect(allocation).toBeLessThanOrEqual(1);
  }
});

it('events say what they count, when, and with which parameters; their names differ on the wire', () => {
  expect(Object.keys(eventDefinitions).sort()).toEqual(Object.keys(events).sort());
  for (const { description, trigger } of Object.values(eventDefinitions)) {
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(trigger).toMatch(/^[A-Z].*\.$/);
  }
  const lists: (readonly string[])[] = Object.values(events);
  for (const parameters of lists) {
    expect(parameters.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
  }
  const paths = Object.keys(events).map(eventPath);
  expect(new Set(paths).size).toBe(Object.keys(events).length);
});

it('every mail exists in every language, with its own text', () => {
  const { en, ...translations } = mailLanguages;
  const absent = new Set<string | symbol>(['invoice', 'order']);
  const values = new Proxy({}, { get: (_, name) => (absent.has(name) ? null : `${String(name)}-value`) });
  const textsOf = (words: object) =>
    Object.entries(words).flatMap(([name, write]) =>
      typeof write === 'function' ? [[name, write(values)] as const] : [],
    );
  const beginOf = (text: { lead?: readonly string[]; intro?: string }) => text.lead ?? text.intro;
  const english = new Map(textsOf(en));
  expect(english.size).toBeGreaterThanOrEqual(13);
  for (const words of Object.values(translations)) {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [name, text] of textsOf(words)) {
      const original = english.get(name);
      expect(text.subject).not.toBe(original.subject);
      expect(beginOf(text)).not.toEqual(beginOf(original));
      expect(Boolean(text.action)).toBe(Boolean(original.action));
    }
  }
});

it('texts are in lib/content: no component contains a visible sentence', () => {
  const sentence = />\s*[A-Z][a-z]+(?: [\w’',-]+){2,}[.!?]?\s*</;
  const spoken = filesIn('components', 'pages').filter(
    ({ path, text }) => path.endsWith('.tsx') && sentence.test(text),
  );
  expect(spoken.map(({ path }) => path)).toEqual([]);
});
