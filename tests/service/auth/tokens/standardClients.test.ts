import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { protocol } from '@/lib/content/protocol';
import {
  asAccount,
  authorizeParameters,
  call,
  createAccount,
  makeVerifier,
  nativeAuthorize,
  redemption,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { type Asked, ask } from '../../site/ask';
import { errorOf, mailedCode, postJson, storeAccount } from '../codes/codeClient';

const clientId = protocol.nativeClientId;
const redirectUri = protocol.nativeRedirectUri;
const email = 'reader@example.org';
const site = openServiceSite();
let issuer: URL;
beforeAll(async () => {
  const { services, origin } = site;
  services.config = { ...services.config, publicOrigin: origin, issuer: origin };
  issuer = new URL(origin);
  await storeAccount(services, email);
});

/** What a browser sends with the page that it is led to. */
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const led = (address: URL | string, from = 'none'): Promise<Asked> =>
  ask(String(address), { headers: { ...navigation, 'sec-fetch-site': from } });

const authorizeAddress = () => `${site.base}/authorize?${authorizeParameters(makeVerifier(), redirectUri)}`;

/** What the sign-in page sends with its calls in the browser that an app has led to it. */
async function signInPage(address: URL): Promise<Record<string, string>> {
  site.services.clock.advance(61_000);
  const opened = await led(address);
  const page = `${issuer.origin}/subscriptions/activate?next=app`;
  expect([opened.status, opened.headers.location]).toEqual([302, page]);
  const cookie = String(opened.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  return { cookie, origin: issuer.origin };
}

/** Where the page leads after this call to login. */
async function leadsTo(answer: Response): Promise<URL> {
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  return new URL((await answer.json()).redirect);
}

/** Plays the browser that an app opens: it is led to the sign-in page, signs in there, and is led back. */
async function browse(address: URL): Promise<URL> {
  const page = await signInPage(address);
  expect((await postJson(`${site.base}/otp`, { email }, page)).status).toBe(200);
  const otp = await mailedCode(site.services, email);
  return leadsTo(await postJson(`${site.base}/login`, { method: 'otp', email, otp }, page));
}

/** Whether the account call accepts this access token. */
const isSignedIn = async (token: string) => (await asAccount(`${site.base}/account`, token)).status === 200;

it('15. openid-client is led to the sign-in page, signs in with a state, refreshes, and revokes', async () => {
  const config = await openid.discovery(issuer, clientId, undefined, openid.None(), {
    algorithm: 'oauth2',
    execute: [openid.allowInsecureRequests],
  });
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();
  const expectedState = openid.randomState();
  const back = await browse(
    openid.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: protocol.scope,
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
    }),
  );
  const checks = { pkceCodeVerifier, expectedState };
  const pair = await openid.authorizationCodeGrant(config, back, checks);
  expect(await isSignedIn(pair.access_token)).toBe(true);
  const reused = openid.authorizationCodeGrant(config, back, checks);
  await expect(reused).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });

  const again = await openid.authorizationCodeGrant(config, ...(await signInAgain(config)));
  const next = await openid.refreshTokenGrant(config, again.refresh_token ?? '');
  expect(await isSignedIn(next.access_token)).toBe(true);
  await openid.tokenRevocation(config, next.refresh_token ?? '');
  expect(await isSignedIn(next.access_token)).toBe(false);
  const revoked = openid.refreshTokenGrant(config, next.refresh_token ?? '');
  await expect(revoked).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });
});

async function signInAgain(config: openid.Configuration) {
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();
  const code_challenge = await openid.calculatePKCECodeChallenge(pkceCodeVerifier);
  const parameters = { redirect_uri: redirectUri, scope: protocol.scope, code_challenge };
  const back = await browse(openid.buildAuthorizationUrl(config, parameters));
  expect(back.searchParams.has('state')).toBe(false);
  return [back, { pkceCodeVerifier }] as const;
}

it('oauth4webapi signs in, takes the access token for one of RFC 9068, refreshes, and revokes', async () => {
  const insecure = { [oauth.allowInsecureRequests]: true };
  const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
  const as = await oauth.processDiscoveryResponse(issuer, found);
  const client: oauth.Client = { client_id: clientId };
  const none = oauth.None();
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const address = new URL(as.authorization_endpoint ?? '');
  address.search = String(authorizeParameters(verifier, redirectUri));
  address.searchParams.set('state', state);
  const callback = oauth.validateAuthResponse(as, client, await browse(address), state);
  const granted = await oauth.authorizationCodeGrantRequest(
    ...([as, client, none, callback, redirectUri, verifier, insecure] as const),
  );
  const pair = await oauth.processAuthorizationCodeResponse(as, client, granted);

  const skew = Math.round((site.services.clock.now() - Date.now()) / 1000);
  const headers = { authorization: `Bearer ${pair.access_token}` };
  const claims = await oauth.validateJwtAccessToken(
    as,
    new Request(site.base, { headers }),
    protocol.accessTokenAudience,
    { ...insecure, [oauth.clockSkew]: skew },
  );
  expect(claims).toMatchObject({ client_id: clientId, scope: protocol.scope, email });

  const renewed = await oauth.refreshTokenGrantRequest(as, client, none, pair.refresh_token ?? '', insecure);
  const next = await oauth.processRefreshTokenResponse(as, client, renewed);
  const ended = await oauth.revocationRequest(as, client, none, next.access_token, insecure);
  await oauth.processRevocationResponse(ended);
  expect(await isSignedIn(next.access_token)).toBe(false);
});

it('a person who cancels leads back with that error; a session that has ended leads nowhere', async () => {
  const address = new URL(authorizeAddress());
  address.searchParams.set('state', 'a b');
  const page = await signInPage(address);
  const back = await leadsTo(await postJson(`${site.base}/login`, { method: 'cancel' }, page));
  expect(String(back)).toBe(`${redirectUri}?error=access_denied&state=a+b`);
  site.services.clock.advance(600_000);
  for (const [call, body] of Object.entries({ otp: { email }, login: { method: 'cancel' } }))
    expect(await errorOf(await postJson(`${site.base}/${call}`, body, page))).toEqual([
      400,
      'invalid_session_id',
    ]);
});

/** A form of a client at the token or the revocation endpoint. */
const post = (path: string, form: URLSearchParams | string, headers: Record<string, string> = {}) =>
  call(`${site.base}/${path}`, { method: 'POST', headers, body: new URLSearchParams(form) });

/** The form with other values; an empty one is left out. */
function changed(form: URLSearchParams, changes: string): URLSearchParams {
  const result = new URLSearchParams(form);
  for (const [name, value] of new URLSearchParams(changes)) result.set(name, value);
  return result;
}

/** What redeems a new code, as a form. */
async function newRedemption(): Promise<URLSearchParams> {
  const session = await nativeAuthorize(site.origin);
  return new URLSearchParams(redemption(session, await createAccount(site.origin, session)));
}

it('a client names itself in the form or by HTTP Basic without a secret', async () => {
  const form = await newRedemption();
  const nameless = changed(form, 'client_id=');
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
  for (const answer of [
    await post('token', nameless),
    await post('token', nameless, basic(`${clientId}:secret`)),
    await post('token', form, basic('somebody:')),
    await post('token', changed(form, 'client_id=somebody')),
    await post('revoke', 'token=any'),
  ]) {
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    expect(await errorOf(answer)).toEqual([401, 'invalid_client']);
  }
  expect((await post('token', nameless, basic(`${clientId}:`))).status).toBe(200);
});

it('a form is refused by the names of the standard; a query, JSON, and the form of our page by ours', async () => {
  const form = await newRedemption();
  for (const [changes, error] of [
    ['grant_type=password', 'unsupported_grant_type'],
    ['grant_type=', 'invalid_request'],
    ['code=', 'invalid_request'],
    ['code_verifier=', 'invalid_request'],
    ['grant_type=refresh_token', 'invalid_request'],
    ['code=unknown', 'invalid_grant'],
  ] as const) {
    const sent = changed(form, changes);
    expect(await errorOf(await post('token', sent))).toEqual([400, error]);
    for (const answer of [
      await call(`${site.base}/token?${sent}`),
      await postJson(`${site.base}/token`, Object.fromEntries(sent)),
      await post('token', changed(sent, `client_id=${protocol.webClientId}`)),
    ])
      expect(await errorOf(answer)).toEqual([400, 'invalid_token_request']);
  }
  expect((await post('token', form)).status).toBe(200);
});

const empty = '&ttl=&refresh_token=&scope=&client_secret=&state=';

it('a parameter without a value counts as left out, one sent twice is refused, in queries and bodies', async () => {
  const page = { method: 'POST', headers: { origin: issuer.origin } };
  const web = () => `${authorizeParameters(makeVerifier(), null)}&redirect_uri=${empty}`;
  const native = () => changed(authorizeParameters(makeVerifier(), redirectUri), 'code_challenge_method=');
  const twice = '&other=1&other=1';
  for (const [more, status] of [
    ['', 200],
    [twice, 400],
  ] as const) {
    const body = () => new URLSearchParams(web() + more);
    const answers = [
      await post('token', (await newRedemption()) + empty + more),
      await call(`${site.base}/token?${await newRedemption()}${empty}${more}`),
      await call(`${site.base}/authorize?${web()}${more}`, page),
      await call(`${site.base}/authorize`, { ...page, body: body() }),
      await post('revoke', `client_id=${clientId}&token=any&token_type_hint=${more}`),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    expect((await call(`${site.base}/authorize?${native()}${more}`)).status).toBe(more ? 400 : 302);
  }
  const split = await call(`${site.base}/authorize?scope=privacypro`, {
    ...page,
    body: new URLSearchParams(web()),
  });
  expect(split.status).toBe(400);
});

it('86. a browser opens authorize as the page it shows, whoever led it there, and in no other way', async () => {
  for (const from of ['none', 'cross-site']) expect((await led(authorizeAddress(), from)).status).toBe(302);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  for (const [method, headers] of [
    ['GET', { ...foreign, ...navigation, 'sec-fetch-dest': 'iframe' }],
    ['GET', { ...foreign, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['POST', { ...foreign, ...navigation }],
    ['POST', { ...foreign }],
    ['POST', { origin: 'https://evil.example' }],
  ] as const) {
    const answer = await ask(authorizeAddress(), { method, headers });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(JSON.parse(answer.text)).toEqual({ error: 'cross_site_request' });
  }
});

it('a revocation ends no token of another client, and says nothing of unknown ones', async () => {
  const pair = await (await post('token', await newRedemption())).json();
  const foreign = await post('revoke', `client_id=${protocol.webClientId}&token=${pair.refresh_token}`);
  expect(await errorOf(foreign)).toEqual([400, 'invalid_grant']);
  expect(await isSignedIn(pair.access_token)).toBe(true);
  for (const token of ['unknown', `${pair.access_token.slice(0, -4)}AAAA`])
    expect((await post('revoke', `client_id=${clientId}&token=${token}`)).status).toBe(200);
  expect(await errorOf(await post('revoke', `client_id=${clientId}`))).toEqual([400, 'invalid_request']);
});
