import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { clockDifference, minute, second } from '@/server/clock';
import type { Config } from '@/server/config/config';
import type { RequestContext } from '@/server/http/requestContext';
import { securePrefixed, serviceCookieLine } from '@/server/http/setCookie';
import { isSameSecret } from '@/server/secrets';

/**
 * Who runs the site, and what each may do. This is the one place that knows how operators sign in: with the token of the
 * configuration, whose holder may do everything.
 */
const Operator = z.object({
  name: z.string(),
  role: z.enum(['support', 'finance', 'operator']),
});
export type Operator = z.infer<typeof Operator>;

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

/** Whose session a request comes with; null without one, and where the configuration has no token. */
export async function operatorOf({ services, cookie }: RequestContext): Promise<Operator | null> {
  const { opsToken } = services.config;
  if (opsToken === null) return null;
  return operatorIn(opsToken, cookie(opsCookieName(services.config)), services.clock.now());
}

/** A session lasts this long; then operators sign in again. */
const lifetime = 15 * minute;

/**
 * The cookie of a session: its expiry, its operator, and an HMAC of both, keyed with the token. Nothing is stored, so a new
 * token ends every session made with the old one.
 */
export function newOpsSession(config: Config, token: string, operator: Operator, now: number): string {
  const content = `${now + lifetime}.${Buffer.from(JSON.stringify(operator)).toString('base64url')}`;
  return sessionLine(config, `${content}.${seal(token, content)}`, lifetime / second);
}

/** Clears the session cookie in the browser. */
export function endedOpsSession(config: Config): string {
  return sessionLine(config, '', 0);
}

/** Sent to the operators' pages only, so without the prefix `__Host-`, which requires the path of the whole site. */
function opsCookieName(config: Config): string {
  return securePrefixed(config, 'ops');
}

function sessionLine(config: Config, value: string, maxAge: number): string {
  return serviceCookieLine(config, { name: opsCookieName(config), value, path: '/ops', maxAge });
}

function operatorIn(token: string, value: string | null, now: number): Operator | null {
  const [, content = '', end, who = '', mark = ''] =
    /^((\d{13})\.([\w-]{1,400}))\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (!isSameSecret(mark, seal(token, content))) return null;
  const left = Number(end) - now;
  const isOpen = left > 0 && left < lifetime + clockDifference;
  return isOpen ? Operator.parse(JSON.parse(Buffer.from(who, 'base64url').toString())) : null;
}

function seal(token: string, content: string): string {
  return createHmac('sha256', token).update(`ops-session:${content}`).digest('base64url');
}
