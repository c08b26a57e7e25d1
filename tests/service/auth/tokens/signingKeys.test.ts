import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { currentSigningKey, publishedKeys } from '@/server/auth/tokens/signingKeys';
import { day, hour, minute } from '@/server/clock';
import { asAccount, call, refresh, signUp, tokensOf } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';

const site = openServiceSite();
const keySetAddress = () => `${site.base}/.well-known/jwks.json`;
const readKeySet = async (): Promise<JSONWebKeySet> => (await call(keySetAddress())).json();
const kids = (keySet: JSONWebKeySet) => keySet.keys.map((key) => key.kid);
const kidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

it('48. the key set holds two keys with public members alone, for an hour, with an ETag', async () => {
  const response = await call(keySetAddress());
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const { keys } = await response.json();
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    const coordinate = expect.stringMatching(/^[\w-]{43}$/);
    const kid = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const fixed = { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' };
    expect(key).toEqual({ ...fixed, kid, x: coordinate, y: coordinate });
  }
  const etag = response.headers.get('etag') ?? '';
  const unchanged = await call(keySetAddress(), { headers: { 'if-none-match': etag } });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  expect(unchanged.headers.get('etag')).toBe(etag);
  expect((await call(keySetAddress(), { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

it('47. private keys are sealed in the database', async () => {
  await readKeySet();
  const rows = await site.services.database.selectFrom('signing_keys').select('private_jwk').execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row.private_jwk).not.toContain('"d"');
    const opened = site.services.secrets.open('signing-key', row.private_jwk);
    expect(JSON.parse(opened ?? '{}')).toHaveProperty('d');
  }
});

it('47. instances that start together agree on one pair of keys', async () => {
  const { services } = site;
  await services.database.deleteFrom('signing_keys').execute();
  // The instance that serves this file looks at the keys again after a minute.
  services.clock.advance(minute);
  const instances = Array.from({ length: 5 }, () => ({ ...services }));
  const sets = await Promise.all(instances.map((instance) => publishedKeys(instance)));
  expect(new Set(sets.map((rows) => rows.map((row) => row.kid).join())).size).toBe(1);
  expect(await services.database.selectFrom('signing_keys').select('kid').execute()).toHaveLength(2);
});

it('47. a token that was accepted before is refused a minute after its key was removed', async () => {
  const { services } = site;
  const { accessToken } = await signUp(site.origin);
  const status = async () => (await asAccount(`${site.base}/account`, accessToken)).status;
  expect(await status()).toBe(200);
  await services.database.deleteFrom('signing_keys').execute();
  services.clock.advance(minute);
  expect(await status()).toBe(401);
});

it('47. a rotation is announced 24 hours ahead and no valid token is refused across it', async () => {
  const { services } = site;
  // The first key had no predecessor and the second has one, so both rotations are walked through.
  for (const rotation of ['first', 'second']) {
    const signing = await currentSigningKey(services);
    const rotatesAt = signing.signs_from + 90 * day;
    services.clock.advance(rotatesAt - 26 * hour - services.clock.now());
    if (rotation === 'second') expect(kids(await readKeySet())).toHaveLength(2);
    const drill = await walkAcross(52);
    expect(drill.signers).toEqual([signing.kid, expect.any(String)]);
    const [, next = ''] = drill.signers;
    const announced = drill.announcedAt.get(next) ?? Number.POSITIVE_INFINITY;
    expect(announced).toBeLessThanOrEqual(rotatesAt - 23 * hour);
    // Another instance, which had cached nothing, publishes the same keys.
    expect((await publishedKeys({ ...services })).map((row) => row.kid)).toEqual(kids(await readKeySet()));
  }
});

/** Refreshes every hour as a client that reads the key set at most once an hour and trusts no other key. */
async function walkAcross(hours: number) {
  const { clock } = site.services;
  let { accessToken, refreshToken } = await signUp(site.origin);
  let cached = await readKeySet();
  let cachedAt = clock.now();
  const signers = new Set<string>();
  const announcedAt = new Map<string, number>();
  for (let step = 0; step < hours; step += 1) {
    const now = clock.now();
    const answer = await tokensOf(await refresh(site.origin, refreshToken));
    await jwtVerify(answer.access_token, createLocalJWKSet(cached), { currentDate: new Date(now) });
    for (const token of [accessToken, answer.access_token]) {
      expect((await asAccount(`${site.base}/account`, token)).status).toBe(200);
    }
    signers.add(kidOf(answer.access_token));
    ({ access_token: accessToken, refresh_token: refreshToken } = answer);
    // The cache is renewed after use, so it is an hour old when it is used next.
    if (now - cachedAt >= hour) {
      cached = await readKeySet();
      cachedAt = now;
    }
    expect(cached.keys).toHaveLength(2);
    for (const kid of kids(cached)) if (kid && !announcedAt.has(kid)) announcedAt.set(kid, now);
    clock.advance(hour);
  }
  return { signers: [...signers], announcedAt };
}

it('47. the key set after the next rotation no longer holds the retired key', async () => {
  const before = kids(await readKeySet());
  const { refreshToken } = await signUp(site.origin);
  site.services.clock.advance(29 * day);
  const renewed = await tokensOf(await refresh(site.origin, refreshToken));
  expect((await asAccount(`${site.base}/account`, renewed.access_token)).status).toBe(200);
  for (let days = 0; days < 180; days += 10) {
    site.services.clock.advance(10 * day);
    await readKeySet();
  }
  const after = kids(await readKeySet());
  expect(after).toHaveLength(2);
  expect(after.filter((kid) => before.includes(kid))).toEqual([]);
});
