import { experiments } from '@/lib/content/measuring/experiments';
import { makeRemoteSettings, readEvery } from '@/server/remoteSettings/remoteSettingsStore';
import { makeOutages, outagePlugin } from '@/server/sandbox/failures/outages';
import { provideServices } from '@/server/services';
import { serveCalls, type TestServer } from '@/tests/fixtures/service/apiServer';
import { call } from '@/tests/fixtures/service/authClient';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';

const opsToken = 'token-of-the-operators';

let one: TestServices;
let other: TestServices;
let server: TestServer;
beforeEach(async () => {
  one = await createServices({ opsToken });
  // Another instance on the same database, which has only what it read of it.
  other = { ...one, remoteSettings: makeRemoteSettings(() => other) };
  server = await serveCalls(one);
});
afterEach(async () => {
  await server.close();
  await one.dispose();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  call(`${server.origin}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers });
/** Changes a setting as an operator does, at the first instance. */
async function change(name: string, value: string) {
  provideServices(one);
  const [line = ''] = (await post('/ops', { token: opsToken })).headers.getSetCookie();
  return post('/ops/settings', { name, value }, { cookie: line.split(';')[0] ?? '' });
}
async function told(instance: TestServices) {
  provideServices(instance);
  return (await call(`${server.origin}/feature-config.json`)).json();
}
const changes = async () =>
  (
    await one.database
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'setting-changed')
      .orderBy('at')
      .execute()
  ).map(({ outcome, detail, network }) => ({ outcome, detail, hasNetwork: /^\w/.test(network ?? '') }));

it('a flag that an operator turns at one instance is turned at the other within seconds, and on record', async () => {
  expect(await told(other)).toMatchObject({ useSubscriptionsAuthV2: true, usePaidDuckAi: true });
  const changed = await change('useSubscriptionsAuthV2', 'false');
  expect([changed.status, changed.headers.get('location')]).toEqual([303, '/ops#settings']);
  expect((await told(one)).useSubscriptionsAuthV2).toBe(false);
  one.clock.advance(readEvery);
  expect(await told(other)).toMatchObject({ useSubscriptionsAuthV2: false, usePaidDuckAi: true });
  expect(await changes()).toEqual([
    { outcome: 'done', detail: 'useSubscriptionsAuthV2=false by token', hasNetwork: true },
  ]);
  expect((await change('useSubscriptionsAuthV2', '')).status).toBe(303);
  one.clock.advance(readEvery);
  expect((await told(other)).useSubscriptionsAuthV2).toBe(true);
  expect(await changes()).toHaveLength(2);
});

it('an allocation decides at every instance whom the service draws, from nobody to everybody', async () => {
  const drawn = async (instance: TestServices): Promise<string[]> => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => told(instance)));
    return [...new Set<string>(answers.map((answer) => answer.experiments.appbranding))].sort();
  };
  expect(await drawn(other)).toEqual([...experiments.appbranding.variants]);
  expect((await change('allocation.appbranding', '0')).status).toBe(303);
  one.clock.advance(readEvery);
  expect(await drawn(other)).toEqual(['none']);
  expect((await change('allocation.appbranding', '0.5')).status).toBe(303);
  one.clock.advance(readEvery);
  const some = await drawn(other);
  expect([some.includes('none'), some.length > 1]).toEqual([true, true]);
});

it.each([
  ['usePaidDuckAi', '1', 'usePaidDuckAi is true or false.'],
  ['allocation.appbranding', '1.5', 'a number from 0 to 1'],
  ['allocation.appbranding', '1e-3', 'a number from 0 to 1'],
  ['__proto__', 'true', 'There is no such setting.'],
])('%s cannot be %s: refused with a sentence, and nothing changes', async (name, value, sentence) => {
  const before = await told(one);
  const refused = await change(name, value);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(sentence)]);
  expect(await told(one)).toMatchObject({ ...before, experiments: expect.anything() });
  expect(await changes()).toEqual([]);
});

it('strangers and other sites change nothing', async () => {
  provideServices(one);
  const asked = { name: 'usePaidDuckAi', value: 'false' };
  expect((await post('/ops/settings', asked)).status).toBe(401);
  expect((await post('/ops/settings', asked, { origin: 'https://evil.example' })).status).toBe(403);
  one.config = { ...one.config, opsToken: null };
  expect((await post('/ops/settings', asked)).status).toBe(404);
  expect((await told(one)).usePaidDuckAi).toBe(true);
  expect(await changes()).toEqual([]);
});

it('without its database an instance goes on with what it read last', async () => {
  await change('usePaidDuckAi', 'false');
  await told(other);
  const outages = makeOutages();
  outages.begin('database', 600);
  other = { ...other, database: one.database.withPlugin(outagePlugin(outages)) };
  one.clock.advance(10 * readEvery);
  expect((await told(other)).usePaidDuckAi).toBe(false);
  expect(one.logLines.join()).toContain('the remote settings could not be read');
});

it('a stored value that this version cannot have is passed over', async () => {
  const row = { changed_at: one.clock.now() };
  await one.database
    .insertInto('remote_settings')
    .values([
      { name: 'usePaidDuckAi', value: 'often', ...row },
      { name: 'useOfLaterVersion', value: 'true', ...row },
    ])
    .execute();
  expect((await told(one)).usePaidDuckAi).toBe(true);
  expect(one.logLines.join()).toContain('a stored setting has an invalid value');
});
