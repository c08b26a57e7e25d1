import { documentationHandler, openApiHandler } from '@/server/openApi/documentationPage';
import { serveCalls } from '@/tests/fixtures/service/apiServer';
import { call } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { seen } from '@/tests/service/auth/codes/codeClient';

const site = openServiceSite();
const files = ['apple-app-site-association', 'assetlinks.json'].map((name) => `/.well-known/${name}`);

it('there is no file for apps that nobody configured', async () => {
  const { origin, close } = await serveCalls(site.services);
  for (const file of files) expect((await call(origin + file)).status).toBe(404);
  await close();
});

it('the files name the configured apps, as JSON and without a redirect', async () => {
  const { config } = site.services;
  const redirectUris = [`${config.publicOrigin}/authcb`, 'app:/authcb'];
  const apple = ['ABCDE12345.example.browser'];
  site.services.config = {
    ...config,
    clients: { ...config.clients, native: { ...config.clients.native, redirectUris } },
    apps: { apple, android: ['example.browser=AA:BB'] },
  };
  const { origin, close } = await serveCalls(site.services);
  const answers = await Promise.all(files.map((file) => call(origin + file)));
  await close();
  for (const answer of answers) expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
  const [forApple, forAndroid] = await Promise.all(answers.map(seen));
  const details = [{ appIDs: apple, components: [{ '/': '/authcb' }] }];
  expect(forApple).toEqual([200, { applinks: { details }, webcredentials: { apps: apple } }]);
  const relation = [
    'delegate_permission/common.handle_all_urls',
    'delegate_permission/common.get_login_creds',
  ];
  const target = {
    namespace: 'android_app',
    package_name: 'example.browser',
    sha256_cert_fingerprints: ['AA:BB'],
  };
  expect(forAndroid).toEqual([200, [{ relation, target }]]);
});

it('188. the description of the API is written once, however often strangers ask for it', async () => {
  const { services } = site;
  const first = await openApiHandler({ services });
  expect(JSON.parse(String(first.bytes)).servers).toEqual([{ url: services.config.publicOrigin }]);
  expect((await openApiHandler({ services })).bytes).toBe(first.bytes);
});

it('188. so is the page about it for people', async () => {
  const first = await documentationHandler();
  expect(String(first.bytes)).toContain('<h1>');
  expect((await documentationHandler()).bytes).toBe(first.bytes);
});
