import { createHmac } from 'node:crypto';
import { hour, minute, second } from '@/server/clock';
import type { Config } from '@/server/config/config';
import type { OperatorRole } from '@/server/config/operatorProvider';
import type { RequestContext } from '@/server/http/requestContext';
import { securePrefixed, serviceCookieLine } from '@/server/http/setCookie';
import { opaqueToken } from '@/server/random';
import type { Services } from '@/server/services';

/**
 * Who runs the site, what each may do, and their sessions. How they sign in is in `server/ops/signIn`: at the company's
 * provider, or with the token of the configuration, whose holder may do everything.
 */
export type Operator = { name: string; role: OperatorRole };

export const tokenHolder: Operator = { name: 'token', role: 'operator' };

/** What an operator can do with the record of a person. */
export const deskActs = [
  'way-in',
  'limits',
  'device',
  'cancel',
  'refund',
  'deletion',
  'suspend',
  'unsuspend',
] as const;
export type DeskAct = (typeof deskActs)[number];
export type OperatorAct = DeskAct | 'look' | 'health' | 'settings' | 'letters';

const allowed: Record<Operator['role'], ReadonlySet<OperatorAct>> = {
  support: new Set(['health', 'look', 'way-in', 'limits', 'device', 'cancel', 'deletion']),
  finance: new Set(['health', 'look', 'refund']),
  operator: new Set(['health', 'settings', 'letters', 'look', ...deskActs]),
};

export function may({ role }: Operator, act: OperatorAct): boolean {
  return allowed[role].has(act);
}

/** Whose session a request comes with; null without one, and where operators cannot sign in. */
export async function operatorOf({ services, cookie }: RequestContext): Promise<Operator | null> {
  const { config, database, clock } = services;
  const hash = sessionHash(config, cookie(opsCookieName(config)));
  if (hash === null) return null;
  const session = database.selectFrom('operator_sessions').select(['name', 'role', 'ends_at']);
  const row = await session.where('token_hash', '=', hash).executeTakeFirst();
  return row && row.ends_at > clock.now() ? { name: row.name, role: row.role } : null;
}

/** How long a session lasts, whatever is done in it: a working day, or a quarter of an hour for who has the token. */
const lifetimes = { provider: 8 * hour, token: 15 * minute };

/**
 * Opens a session on every instance and resolves to its cookie.
 * @param idToken what the provider said, by which it is told later whom to sign out; null for a session by token
 */
export async function newOpsSession(
  { config, database, clock, random, secrets }: Services,
  { name, role }: Operator,
  idToken: string | null = null,
): Promise<string> {
  const token = opaqueToken(random);
  const lifetime = lifetimes[idToken === null ? 'token' : 'provider'];
  await database
    .insertInto('operator_sessions')
    .values({
      token_hash: sessionHash(config, token) ?? '',
      name,
      role,
      ends_at: clock.now() + lifetime,
      id_token: idToken && secrets.seal('operator-id-token', idToken),
    })
    .execute();
  return sessionLine(config, token, lifetime / second);
}

type EndedSession = { name: string; idToken: string | null };

/** Ends the session of a request on every instance; null when there was none. */
export async function endOpsSession({ services, cookie }: RequestContext): Promise<EndedSession | null> {
  const { config, database, secrets } = services;
  const hash = sessionHash(config, cookie(opsCookieName(config)));
  if (hash === null) return null;
  const ended = database.deleteFrom('operator_sessions').where('token_hash', '=', hash);
  const row = await ended.returning(['name', 'id_token']).executeTakeFirst();
  return row
    ? { name: row.name, idToken: row.id_token && secrets.open('operator-id-token', row.id_token) }
    : null;
}

/** Clears the session cookie in the browser. */
export function endedOpsCookie(config: Config): string {
  return sessionLine(config, '', 0);
}

/** Sent to the operators' pages only, so without the prefix `__Host-`, which requires the path of the whole site. */
function opsCookieName(config: Config): string {
  return securePrefixed(config, 'ops');
}

function sessionLine(config: Config, value: string, maxAge: number): string {
  return serviceCookieLine(config, { name: opsCookieName(config), value, path: '/ops', maxAge });
}

/**
 * What is stored of a session: a hash under the secret by which it was opened, so that a new client secret, a new token,
 * and a change from one to the other end every session. Null where there is neither.
 */
function sessionHash({ operatorProvider, opsToken }: Config, token: string | null): string | null {
  const key = operatorProvider?.clientSecret ?? opsToken;
  return key && token ? createHmac('sha256', key).update(`ops-session:${token}`).digest('base64url') : null;
}
