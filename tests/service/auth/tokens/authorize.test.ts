import { protocol } from '@/lib/content/protocol';
import { away } from '@/tests/fixtures/away';
import { authorizeParameters, call, makeVerifier, siteOrigin } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { type Asked, ask } from '../../site/ask';
import { atOnce, seen } from '../codes/codeClient';

type Changes = Record<string, string | null>;

const site = openServiceSite();

function parameters(redirectUri: string | null, changes: Changes = {}): URLSearchParams {
  const result = authorizeParameters(makeVerifier(), redirectUri);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) result.delete(name);
    else result.set(name, value);
  }
  return result;
}
const onPage = { method: 'POST', headers: { origin: siteOrigin } };
const native = (changes: Changes = {}) =>
  call(`${site.base}/authorize?${parameters(protocol.nativeRedirectUri, changes)}`);
const web = (changes: Changes = {}) => call(`${site.base}/authorize?${parameters(null, changes)}`, onPage);

async function expectRefusal(response: Response, error = 'invalid_authorization_request'): Promise<void> {
  expect(await seen(response)).toEqual([400, { error }]);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('location')).toBeNull();
}

it('3. a code challenge opens one session, also ten times at once', async () => {
  const same = parameters(null);
  const responses = await atOnce(10, () => call(`${site.base}/authorize?${same}`, onPage));
  const refused = responses.filter((response) => response.status !== 200);
  expect(refused).toHaveLength(9);
  for (const response of refused) await expectRefusal(response, 'authorize_failed');
});

/** What browsers send with a page that they are about to show, the older ones in fewer words. */
const browsers = [
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' },
  { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
] as const;
type Browser = (typeof browsers)[number];
const shown = (query: URLSearchParams | string, headers: Browser = browsers[0]) =>
  ask(`${site.base}/authorize?${query}`, { headers });

function expectLedBack({ status, headers }: Asked, error: string): void {
  expect([status, headers['set-cookie']]).toEqual([302, undefined]);
  const back = new URL(headers.location ?? '');
  expect(back.href.split('?')[0]).toBe(protocol.nativeRedirectUri);
  const error_description = expect.stringMatching(/^[ !#-[\]-~]+$/);
  expect(Object.fromEntries(back.searchParams)).toEqual({ error, error_description, state });
}

function expectJson({ status, headers, text }: Asked): void {
  expect([status, headers.location, headers['set-cookie']]).toEqual([400, undefined, undefined]);
  expect(JSON.parse(text)).toEqual({ error: 'invalid_authorization_request' });
}

const state = 'a b&c';
const challenges = [null, '', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}+`, `${'a'.repeat(42)}é`];
/** Wrong parameters, by the error with which a browser is led back; null where it must not be led anywhere. */
const wrong: [Changes, string | null][] = [
  ...challenges.map((code_challenge): [Changes, string] => [{ code_challenge }, 'invalid_request']),
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
  [{ code_challenge_method: 's256' }, 'invalid_request'],
  [{ client_id: 'unknown' }, null],
  [{ client_id: null }, null],
  [{ client_id: protocol.nativeClientId.toUpperCase() }, null],
  [{ client_id: protocol.webClientId }, null],
  [{ redirect_uri: 'https://evil.example/authcb' }, null],
  [{ response_type: 'token' }, 'unsupported_response_type'],
  [{ response_type: null }, 'invalid_request'],
  [{ scope: 'openid' }, 'invalid_scope'],
  [{ scope: 'privacypro privacypro' }, 'invalid_scope'],
  [{ scope: null }, 'invalid_scope'],
];

it('1. 2. 4. wrong parameters are refused without a cookie: an app and a page read ours, a browser is led back with the standard’s', async () => {
  for (const [changes, error] of wrong) {
    await expectRefusal(await native(changes));
    if (changes.client_id !== protocol.webClientId) await expectRefusal(await web(changes));
    for (const browser of browsers) {
      const answer = await shown(parameters(protocol.nativeRedirectUri, { state, ...changes }), browser);
      if (error === null) expectJson(answer);
      else expectLedBack(answer, error);
    }
  }
  const once = parameters(protocol.nativeRedirectUri, { state });
  expect((await shown(once)).headers.location).toMatch(/\/subscriptions\/activate\?next=app$/);
  expectLedBack(await shown(once), 'invalid_request');
  expectLedBack(await shown(`${once}&scope=${protocol.scope}`), 'invalid_request');
  expectJson(await shown(`${once}&redirect_uri=${protocol.nativeRedirectUri}`));
  expect((await shown(once + '&='.repeat(200))).text).toBe('{"error":"invalid_request"}');
});

it('a browser is led back also when the service is in trouble', async () => {
  const { services } = site;
  const { database } = services;
  services.log.error = jest.fn();
  services.database = away(database, new Error('no database'));
  const answer = await shown(parameters(protocol.nativeRedirectUri, { state }));
  services.database = database;
  expectLedBack(answer, 'server_error');
});

it('5. the redirect URI is compared byte for byte and a near miss redirects nowhere', async () => {
  for (const redirect_uri of [
    'com.duckduckgo:/authcb/',
    'com.duckduckgo:/AuthCB',
    'COM.duckduckgo:/authcb',
    'com.duckduckgo:/authcb?next=1',
    'com.duckduckgo:/authcb#',
    'com.duckduckgo://user@/authcb',
    'com.duckduckgo:/authcb\n',
    ' com.duckduckgo:/authcb',
    'https://evil.example/authcb',
    '',
  ]) {
    await expectRefusal(await native({ redirect_uri }));
  }
  // The web client reads JSON answers and has no address to be sent to.
  await expectRefusal(await web({ client_id: protocol.nativeClientId }));
});

it('opens nothing by a link without a redirect URI, nor by a HEAD request', async () => {
  await expectRefusal(await call(`${site.base}/authorize?${parameters(null)}`));
  const link = `${site.base}/authorize?${parameters(protocol.nativeRedirectUri)}`;
  const head = await call(link, { method: 'HEAD' });
  expect([head.status, head.headers.get('set-cookie')]).toEqual([400, null]);
});

it('84. the session cookie is bound to the auth paths, ten minutes, HttpOnly and Strict, and Secure where visitors come by https', async () => {
  for (const response of [await web(), await native()]) {
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^ddg_auth_session_id=[A-Za-z0-9]{86}; Max-Age=600; Path=\/api\/auth\/v2\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  }
  const plain = site.services.config;
  site.services.config = { ...plain, publicOrigin: 'https://teal.example' };
  const secure = await native();
  site.services.config = plain;
  expect(secure.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^ddg_auth_session_id=\w{86}; .*; HttpOnly; Secure; SameSite=Strict$/),
  ]);
});
