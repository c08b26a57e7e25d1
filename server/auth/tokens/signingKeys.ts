import { exportJWK, generateKeyPair } from 'jose';
import { lifetimes } from '@/server/auth/lifetimes';
import { minute, second } from '@/server/clock';
import { holdsCurrent } from '@/server/http/request/negotiation';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import type { NewRowOf, RowOf, SiteDatabase } from '@/server/store/schema';

/**
 * The ES256 keys that sign our tokens, one for each period of 90 days. All instances compute the same start of a period,
 * whose unique index lets one of them store its key. Published are the signing key and its predecessor, which the
 * successor replaces 24 hours before it signs. Private keys are sealed with the site secret.
 */
export type SigningKeyRow = RowOf<'signing_keys'>;

type Ring = { rows: readonly SigningKeyRow[]; readAt: number };
const rings = new WeakMap<Services, Ring>();

/** How long an instance trusts its cached keys, and how soon it may reload them when it meets an unknown key. */
const ringLife = minute;
const ringPause = second;

export async function currentSigningKey(services: Services): Promise<SigningKeyRow> {
  const row = await findCurrent(services);
  if (!row) throw new Error('No signing key for the current period.');
  return row;
}

async function findCurrent(services: Services): Promise<SigningKeyRow | undefined> {
  const period = periodStart(services.clock.now());
  return (await keyRing(services)).find((candidate) => candidate.signs_from === period);
}

/** The current signing key; null when there is none, or when none of the configured secrets opens it. */
export async function usableSigningKey(services: Services): Promise<SigningKeyRow | null> {
  const row = await findCurrent(services);
  return row && isOpened(services, row) ? row : null;
}

/** Whether a secret is the one, or one of those, that the site’s keys were sealed under, if there are any yet. */
export async function isSecretOfSite(services: Pick<Services, 'database' | 'secrets'>): Promise<boolean> {
  return opensNewest(services, await readKeys(services.database));
}

/** The published keys, the signing one first. */
export async function publishedKeys(services: Services): Promise<SigningKeyRow[]> {
  const ring = await keyRing(services);
  return wantedPeriods(services.clock.now(), ring).flatMap(
    (start) => ring.find((row) => row.signs_from === start) ?? [],
  );
}

/** The key that a token names, or null. Tokens of a retired key expired long ago. */
export async function verificationKey(services: Services, kid: string): Promise<SigningKeyRow | null> {
  const find = (rows: readonly SigningKeyRow[]) => rows.find((candidate) => candidate.kid === kid);
  const row = find(await keyRing(services)) ?? find(await keyRing(services, ringPause));
  return row && row.retires_at > services.clock.now() ? row : null;
}

/** The private JWK in JSON. @throws Error when the site secret changed without keeping the previous one. */
export function privateJwk(services: Services, row: SigningKeyRow): string {
  const opened = services.secrets.open('signing-key', row.private_jwk);
  if (opened !== null) return opened;
  throw new Error('A signing key cannot be opened: keep the former secret in SITE_SECRET_PREVIOUS.');
}

function isOpened({ secrets }: Pick<Services, 'secrets'>, row: SigningKeyRow): boolean {
  return secrets.open('signing-key', row.private_jwk) !== null;
}

function opensNewest(services: Pick<Services, 'secrets'>, [newest]: readonly SigningKeyRow[]): boolean {
  return newest === undefined || isOpened(services, newest);
}

function periodStart(now: number): number {
  return now - (now % lifetimes.signingKey);
}

function wantedPeriods(now: number, rows: readonly SigningKeyRow[]): [number, number] {
  const current = periodStart(now);
  const next = current + lifetimes.signingKey;
  const previous = rows.find((row) => row.signs_from === current - lifetimes.signingKey);
  const announcesNext = !previous || now >= next - lifetimes.signingKeyNotice;
  return [current, announcesNext ? next : previous.signs_from];
}

async function keyRing(services: Services, maxAge: number = ringLife): Promise<readonly SigningKeyRow[]> {
  const now = services.clock.now();
  const held = rings.get(services);
  const isFresh = held && now >= held.readAt && now - held.readAt < maxAge;
  if (isFresh && missingPeriods(now, held.rows).length === 0) return held.rows;
  const rows = await readKeys(services.database);
  const missing = missingPeriods(now, rows);
  if (missing.length === 0) {
    rings.set(services, { rows, readAt: now });
    return rows;
  }
  // Whoever cannot open the newest key would seal the next one so that the others could not open that.
  if (!opensNewest(services, rows)) return rows;
  for (const start of missing) await storeKey(services.database, await makeKey(services, start));
  // Not cached yet: a transaction around this call may still be rolled back.
  return readKeys(services.database);
}

function missingPeriods(now: number, rows: readonly SigningKeyRow[]): number[] {
  return wantedPeriods(now, rows).filter((start) => !rows.some((row) => row.signs_from === start));
}

function readKeys(db: SiteDatabase): Promise<SigningKeyRow[]> {
  return db.selectFrom('signing_keys').selectAll().orderBy('signs_from', 'desc').limit(20).execute();
}

async function storeKey(db: SiteDatabase, row: NewRowOf<'signing_keys'>): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('signs_from').doNothing())
    .execute();
}

async function makeKey(services: Services, signsFrom: number): Promise<NewRowOf<'signing_keys'>> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = services.random.uuid();
  const { kty, crv, x, y } = await exportJWK(publicKey);
  return {
    kid,
    public_jwk: JSON.stringify({ kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }),
    private_jwk: services.secrets.seal('signing-key', JSON.stringify(await exportJWK(privateKey))),
    created_at: services.clock.now(),
    signs_from: signsFrom,
    retires_at: signsFrom + lifetimes.signingKey + lifetimes.refreshToken + lifetimes.signingKeyNotice,
  };
}

/** GET .well-known/jwks.json: the public keys (RFC 7517), cacheable for an hour, with an ETag. */
export async function readKeySet(context: RequestContext): Promise<HandlerResult> {
  const rows = await publishedKeys(context.services);
  const text = `{"keys":[${rows.map((row) => row.public_jwk).join(',')}]}`;
  const etag = `"${digest(text)}"`;
  const headers = { 'Cache-Control': `public, max-age=${lifetimes.keySetCache / second}`, ETag: etag };
  if (holdsCurrent(context.header('if-none-match'), etag)) return { status: 304, headers };
  return { text, headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } };
}
