import { readFileSync } from 'node:fs';
import { type Route, routes } from '@/lib/content/site/routes';
import { errorCatalog } from '@/lib/contract/errors';
import { defaultFeatureConfig } from '@/lib/contract/siteResponses';
import { appBanner } from '@/lib/seo/appBanner';
import { codeIn, filesIn } from './sources';

/** Code that is in the repository but does nothing is a promise that nobody keeps. */
const sources = codeIn('pages', 'components', 'lib', 'enhance', 'server', 'packages').filter(
  ({ path }) => !/^packages\/[^/]+\/tests\//.test(path),
);
const at = (...rooms: string[]) => sources.filter(({ path }) => rooms.some((room) => path.startsWith(room)));
const exported = /^export (?:async )?(?:function|const|class|let) (\w+)/gm;

/** The meaning of events and experiments, and where rules come from, is only read by people. */
const readByPeople = new Set(['eventDefinitions', 'experimentDefinitions', 'unionSources', 'ownSources']);

it('every export of shipped code is used by shipped code, in another file or its own', () => {
  /** In how many files each word stands. */
  const files = new Map<string, number>();
  for (const { text } of [...sources, ...filesIn('scripts')])
    for (const word of new Set(text.match(/\w+/g))) files.set(word, (files.get(word) ?? 0) + 1);
  const exports = at('components/', 'lib/', 'enhance/', 'server/')
    .filter(({ path }) => !path.startsWith('server/store/migrations/'))
    .flatMap(({ path, text }) => [...text.matchAll(exported)].map(([, name = '']) => ({ path, name, text })));
  expect(exports.length).toBeGreaterThan(1000);
  const unused = exports
    .filter(({ name }) => !readByPeople.has(name) && (files.get(name) ?? 0) < 2)
    .filter(({ text, name }) => (text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) < 2);
  expect(unused.map(({ path, name }) => `${name}: ${path}`)).toEqual([]);
});

it('every error code is raised somewhere', () => {
  const raising = at('server/').filter(
    ({ path }) => !/^server\/(openApi\/|ops\/auditActions|sandbox\/)/.test(path),
  );
  const silent = Object.keys(errorCatalog).filter(
    (code) => !raising.some(({ text }) => text.includes(`'${code}'`)),
  );
  expect(silent).toEqual([]);
});

it('every mail is enqueued somewhere', () => {
  const messages = readFileSync('server/mail/messages.ts', 'utf8');
  const data = messages.slice(messages.indexOf('export type MailData'), messages.indexOf('\n};\n'));
  const templates = [...data.matchAll(/^ {2}(?:'([\w-]+)'|(\w+)):/gm)].map(
    ([, quoted, plain]) => quoted ?? plain,
  );
  expect(templates.length).toBeGreaterThan(12);
  const senders = at('server/').filter(({ path }) => !/^server\/mail\/(messages|mailParts)\.ts$/.test(path));
  const unsent = templates.filter((name) => !senders.some(({ text }) => text.includes(`'${name}'`)));
  expect(unsent).toEqual([]);
});

it('every flag has a reader on the web', () => {
  const readers = at('pages/', 'components/', 'lib/auth/', 'lib/hooks/', 'enhance/');
  const unread = Object.keys(defaultFeatureConfig).filter((flag) => {
    const readings = [
      `data-flag="${flag}"`,
      `data-without-flag="${flag}"`,
      `pageFlag('${flag}')`,
      `flags.${flag}`,
    ];
    return !readers.some(({ text }) => readings.some((reading) => text.includes(reading)));
  });
  expect(unread).toEqual([]);
});

/** Pages that none of our links lead to, each with what leads there. */
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const byApps = 'apps open it by themselves (native contract §5.2)';
const byStep = 'the step before it pushes its address';
const byProxy =
  'what stands in front of the site shows it to the traffic that it turns away (docs/operating.md)';
const reachedOtherwise: Readonly<Record<string, string>> = {
  '/410': 'the server answers it for what was taken down',
  '/418': byProxy,
  '/418/challenge': 'the terms of use and of the chat link to it',
  '/418/limit': byProxy,
  '/418/region': byProxy,
  '/extension-success': 'the extension opens it once it is installed',
  '/newsletter/confirm': 'the mail of the newsletter links to it, with a token',
  '/newsletter/unsubscribe': 'every letter links to it, with a token',
  '/subscriptions/activate/success': byStep,
  '/subscriptions/activation-flow/another-device/add-email/otp': byStep,
  '/subscriptions/activation-flow/another-device/add-email/success': byStep,
  '/subscriptions/activation-flow/this-device': byApps,
  '/subscriptions/activation-flow/this-device/activate-by-email/otp': byStep,
  '/subscriptions/activation-flow/this-device/activate-by-email/success': byStep,
  '/subscriptions/activation-flow/this-device/email': byApps,
  '/subscriptions/add-email/otp': byStep,
  '/subscriptions/add-email/success': byStep,
  '/subscriptions/confirm': 'the address of sign-in in older apps and in bookmarks',
  '/subscriptions/new/mobile/duckai': byApps,
  '/subscriptions/new/mobile/pir': byApps,
  '/subscriptions/new/mobile/vpn': byApps,
};

it('every page is linked from somewhere, or this test says what leads to it', () => {
  const lists =
    /^lib\/content\/(routes|translations|measuring\/experiments|site\/(pageThemes|routes|siteMap|goneUrls))|^pages\/|^server\/sandbox\//;
  const elsewhere = sources.filter(({ path }) => !lists.test(path)).map(({ text }) => text);
  const linking = elsewhere
    .join('\n')
    .replace(comments, '')
    .replace(/route(?:: '[^']*'|="[^"]*"| = '[^']*')/g, '');
  const unreached = Object.values<Route>(routes)
    .map(({ path }) => path)
    .filter((path) => {
      const named = new RegExp(`['"\`](?:\\$\\{[\\w.]+\\})?${path}(?:[?#][^'"\`]*)?['"\`]`);
      return !named.test(linking);
    });
  expect(unreached.sort()).toEqual(Object.keys(reachedOtherwise).sort());
});

it('the download and promo pages offer the app to a phone (specification §2)', () => {
  for (const path of ['/mac', '/windows', '/pro', '/', '/app'] as const) {
    expect([path, appBanner(path)]).toEqual([path, expect.stringContaining('app-id=')]);
  }
  expect(appBanner('/terms')).toBeNull();
});
