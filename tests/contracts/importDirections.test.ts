import { codeIn, filesIn, type Import, importsOf, reachedFrom } from './sources';

/** The folders of lib, by tier: a folder may import from its own tier and the ones below. */
const tiers = [
  ['contract', 'html', 'http', 'messaging', 'storage', 'url'],
  ['content', 'device', 'theme', 'settings', 'flags', 'privacy', 'language'],
  [
    'hiring',
    'legal',
    'attribution',
    'dismissals',
    'experiments',
    'events',
    'native',
    'suggestions',
    'country',
  ],
  ['auth', 'subscriptions', 'subscriber'],
  ['hooks', 'seo'],
];
const sources = codeIn('pages', 'components', 'lib', 'enhance', 'server');
const imports = importsOf(sources);
const standIn = codeIn('packages/stripe-sandbox/src');
const storeStandIns = codeIn('packages/store-sandbox/src');

/** `from → to` for every import from these folders to a place they must not import from. */
function between(from: RegExp, forbidden: (one: Import) => boolean): string[] {
  return imports
    .filter((one) => from.test(one.from) && forbidden(one))
    .map((one) => `${one.from} → ${one.to}`);
}

function outside(...rooms: string[]): (one: Import) => boolean {
  return ({ to, own }) => own && !rooms.some((room) => to.startsWith(room));
}

function tierOf(path: string): number {
  const room = path.split('/')[1] ?? '';
  return tiers.findIndex((rooms) => rooms.includes(room));
}

it('finds the imports that it checks', () => {
  expect(imports.length).toBeGreaterThan(300);
  const own = imports.filter((one) => one.own && !/\.(css|json)$/.test(one.to));
  const known = new Set(sources.map(({ path }) => path));
  expect(own.filter(({ to }) => !known.has(to))).toEqual([]);
});

it('the folders of lib import only from their own tier and the ones below', () => {
  const rooms = new Set(sources.filter(({ path }) => path.startsWith('lib/')).map(({ path }) => path));
  expect([...rooms].filter((path) => tierOf(path) < 0)).toEqual([]);
  expect(
    between(/^lib\//, ({ from, to, own }) => own && to.startsWith('lib/') && tierOf(to) > tierOf(from)),
  ).toEqual([]);
});

it.each([
  ['lib', /^lib\//, ['lib/']],
  ['components', /^components\//, ['components/', 'lib/']],
  ['enhancements', /^enhance\//, ['enhance/', 'lib/']],
  ['pages', /^pages\//, ['components/', 'lib/', 'styles/']],
  ['the server', /^server\//, ['server/', 'lib/']],
])('%s import only from the rooms below', (_room, from, rooms) => {
  expect(between(from, outside(...rooms))).toEqual([]);
});

it('the server imports no hook', () => {
  expect(between(/^server\//, ({ to }) => to.startsWith('lib/hooks/'))).toEqual([]);
});

it('only the sandbox imports the fake apps, and only their types', () => {
  const fakes = imports.filter(({ to }) => to.startsWith('fake-apps/'));
  expect(fakes.length).toBeGreaterThan(3);
  expect(fakes.filter(({ from }) => !from.startsWith('server/sandbox/'))).toEqual([]);
  const values = sources.filter(({ text }) => /import (?!type )[^;]*from 'fake-apps\//.test(text));
  expect(values.map(({ path }) => path)).toEqual([]);
});

it('nothing that ships is built from tests', () => {
  const builders = filesIn('scripts/build');
  expect(builders.length).toBeGreaterThan(10);
  expect(builders.filter(({ text }) => /\btests\b/.test(text)).map(({ path }) => path)).toEqual([]);
  const packages = codeIn('packages').filter(({ path }) => !/^packages\/[\w-]+\/tests\//.test(path));
  const shipped = [...sources, ...packages];
  expect(importsOf(shipped).filter(({ to }) => to.startsWith('tests/'))).toEqual([]);
});

it('only pages, components and hooks import React', () => {
  const isReact = ({ to, own }: Import) => !own && /^(react|react-dom|next|swr|styled-jsx)(\/|$)/.test(to);
  const frameworkServer = /^server\/(main\/serve|http\/api)\.ts$/;
  expect(
    between(
      /^(enhance|server|lib\/(?!hooks\/))/,
      (one) => isReact(one) && !(one.to === 'next' && frameworkServer.test(one.from)),
    ),
  ).toEqual([]);
});

it('packages of the server never reach the browser', () => {
  const allowed = /^(react|react-dom|next|styled-jsx|swr|minisearch|zod\/mini|@duckduckgo\/messaging)(\/|$)/;
  const readsAtBuild = /^lib\/legal\//;
  expect(
    between(
      /^(pages\/|components|lib|enhance)/,
      ({ from, to, own }) => !own && !allowed.test(to) && !readsAtBuild.test(from),
    ),
  ).toEqual([]);
});

it('only documents import what reads files at build, in the part that runs at build', () => {
  const readers = imports.filter(({ to }) => /^lib\/legal\/(read|parse)/.test(to));
  const outsiders = readers.filter(({ from }) => !/^(pages\/|lib\/legal\/|server\/)/.test(from));
  expect(outsiders).toEqual([]);
  const pages = new Set(readers.map(({ from }) => from).filter((path) => path.startsWith('pages/')));
  expect(pages.size).toBeGreaterThan(8);
  const texts = sources.filter(({ path }) => pages.has(path)).map(({ text }) => text);
  expect(texts.filter((text) => !/getStaticProps/.test(text) || !/runtimeJS: false/.test(text))).toEqual([]);
});

it('only lib/native uses lib/messaging, by its public name', () => {
  const named = ({ to }: Import) => to.startsWith('@duckduckgo/messaging');
  expect(between(/^(?!lib\/native\/)/, named)).toEqual([]);
  expect(between(/^(?!lib\/messaging\/)/, ({ to }) => to.startsWith('lib/messaging/'))).toEqual([]);
  expect(between(/^lib\/messaging\//, ({ to }) => !to.startsWith('lib/messaging/'))).toEqual([]);
});

it('the fake Stripe imports only its own code and our shared texts and markup', () => {
  const shared =
    /^(packages\/stripe-sandbox\/src\/|lib\/html\/|lib\/content\/(brand|days|translations\/translation)$)/;
  const packages = /^(node:(crypto|http)|pino|stripe)$/;
  const leaving = importsOf(standIn).filter(({ to, own }) => !(own ? shared : packages).test(to));
  expect(leaving.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  expect(standIn.length).toBeGreaterThan(80);
});

it('the fake app stores import only their own code and none of ours', () => {
  const packages = /^(node:(crypto|http|util)|jose|jsrsasign)$/;
  const leaving = importsOf(storeStandIns).filter(({ to, own }) =>
    own ? !to.startsWith('packages/store-sandbox/src/') : !packages.test(to),
  );
  expect(leaving.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  expect(storeStandIns.length).toBeGreaterThan(10);
});

it('only the sandbox imports the fake services, and a live start loads none of them', () => {
  const isStandIn = ({ to }: Import) => /^(packages\/)?(stripe|store)-sandbox(\/|$)/.test(to);
  expect(between(/^(?!server\/sandbox\/)/, isStandIn)).toEqual([]);
  const started = imports.filter(({ atStart }) => atStart);
  const live = reachedFrom(['server/main/main.ts', 'server/main/serve.ts'], started);
  expect(live.length).toBeGreaterThan(200);
  expect(imports.filter((one) => live.includes(one.from) && one.atStart && isStandIn(one))).toEqual([]);
  expect(live.filter((path) => path.startsWith('server/sandbox/')).sort()).toEqual([
    'server/sandbox/failures/outages.ts',
  ]);
});

it('code that only store purchases need is loaded with the first one, not at start', () => {
  const libraries = /^(@apple\/app-store-server-library|google-auth-library|node-fetch|jsrsasign)$/;
  const started = imports.filter(({ atStart }) => atStart);
  const live = new Set(reachedFrom(['server/main/main.ts'], started));
  const users = imports.filter(({ to }) => libraries.test(to));
  expect(users.length).toBeGreaterThan(3);
  expect(users.filter(({ from }) => live.has(from))).toEqual([]);
});

it('zod is imported in its small form everywhere', () => {
  expect(between(/./, ({ to }) => /^zod(?!\/mini$)/.test(to))).toEqual([]);
});

it('the process environment is read in one place', () => {
  const readers = sources.filter(({ text }) => /\bprocess\s*\.\s*env\b|\bprocess\s*\[\s*['"]env/.test(text));
  expect(readers.map(({ path }) => path)).toEqual(['server/config/load.ts']);
});
