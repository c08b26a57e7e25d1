import { protocol } from '@/lib/content/protocol';
import { authorizeParameters, call, makeVerifier, siteOrigin } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { atOnce, postJson, seen } from '../codes/codeClient';

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

it('1. 2. 4. missing and malformed challenges, plain ones, unknown clients, response types and scopes are refused without a cookie', async () => {
  const challenges = [null, '', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}+`, `${'a'.repeat(42)}é`];
  const wrong: Changes[] = [
    ...challenges.map((code_challenge) => ({ code_challenge })),
    { code_challenge_method: 'plain' },
    { code_challenge_method: 's256' },
    { client_id: 'unknown' },
    { client_id: null },
    { client_id: protocol.nativeClientId.toUpperCase() },
    { response_type: 'token' },
    { response_type: null },
    { scope: 'openid' },
    { scope: 'privacypro privacypro' },
    { scope: null },
  ];
  for (const changes of wrong) {
    await expectRefusal(await native(changes));
    await expectRefusal(await web(changes));
  }
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
  await expectRefusal(await native({ client_id: protocol.webClientId }));
  await expectRefusal(await web({ client_id: protocol.nativeClientId }));
});

it('opens a session from a form or a JSON body as well', async () => {
  const form = await call(`${site.base}/authorize`, { ...onPage, body: parameters(null) });
  const body = Object.fromEntries(parameters(null));
  const json = await postJson(`${site.base}/authorize`, body, { origin: siteOrigin });
  for (const answer of [form, json]) expect(await answer.json()).toEqual({ status: 'ok' });
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
