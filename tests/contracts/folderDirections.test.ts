import { circlesIn, foldersOf, graphOf } from './folderGraph';
import { codeIn, importsOf } from './sources';

/**
 * The members of these folders, lowest first: each may only import from earlier lines. The members of every other
 * folder may be in any order, as long as there is one.
 */
const orders: Record<string, string[][]> = {
  components: [['ui'], ['layout'], ['marketing'], ['subscription'], ['sections']],
  server: [
    ['appStores.ts', 'clock.ts', 'config', 'currencyDigits.ts', 'mailer.ts', 'neverAborted.ts', 'random.ts'],
    ['failureLog.ts', 'gauges.ts', 'retrySchedule.ts', 'secrets.ts', 'store'],
    ['metrics.ts'],
    ['services.ts'],
    ['accounts', 'entitlements', 'http'],
    ['attempts'],
    ['bangs', 'images', 'mail', 'openApi', 'remoteSettings', 'settings', 'staging', 'suggest'],
    ['auth', 'contact', 'newsletter', 'saleInterest', 'site'],
    ['accountExport', 'billing', 'books', 'itr', 'jobs', 'ops'],
    ['statements', 'status'],
    ['desk', 'letters'],
    ['sandbox'],
    ['main'],
  ],
  'server/auth': [
    ['lifetimes.ts'],
    ['authorize'],
    ['tokens'],
    ['codes', 'sessions'],
    ['email', 'signIn'],
    ['account', 'legacy'],
  ],
  'server/billing': [
    ['countedByPayer.ts', 'rows', 'stripeClient.ts', 'stripeUnavailable.ts'],
    ['catalog', 'workQueue.ts'],
    ['customer'],
    ['subscription'],
    ['checkout', 'refunds'],
    ['stores'],
    ['webhooks'],
    ['account', 'closing', 'reconcile'],
    ['accountPayments.ts', 'billingJobs.ts'],
  ],
  'server/mail': [['messages.ts'], ['templates'], ['rendering'], ['queue'], ['addressing']],
};

const sources = codeIn('pages', 'components', 'lib', 'enhance', 'server', 'packages').filter(
  ({ path }) => !/^packages\/[^/]+\/tests\//.test(path),
);
const paths = sources.map(({ path }) => path);
const imports = importsOf(sources);

it.each(['', ...foldersOf(paths)])(
  'members of %p import each other without cycles; the import to look at first is listed first',
  (folder) => {
    expect(circlesIn(graphOf(folder, imports, paths))).toEqual([]);
  },
);

it.each(Object.entries(orders))('members of %p only import from those below them', (folder, lines) => {
  const { members, needs } = graphOf(folder, imports, paths);
  expect(lines.flat().sort()).toEqual(members);
  const line = (member: string) => lines.findIndex((one) => one.includes(member));
  const upwards = [...needs].flatMap(([user, used]) =>
    [...used].flatMap(([member, found]) => (line(member) < line(user) ? [] : found)),
  );
  expect(upwards).toEqual([]);
});
