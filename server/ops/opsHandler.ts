import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { clockDifference, minute, second } from '@/server/clock';
import type { Config } from '@/server/config/config';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { securePrefixed, serviceCookieLine } from '@/server/http/setCookie';
import { networkHash } from '@/server/ops/audit';
import { readHealth } from '@/server/ops/health/readHealth';
import { opsHeaders } from '@/server/ops/page/opsFrame';
import { opsPage } from '@/server/ops/page/opsPage';
import { signInPage } from '@/server/ops/page/signInPage';
import { BadSetting } from '@/server/remoteSettings/settingCatalog';
import { isSameSecret } from '@/server/secrets';

const Entry = z.object({
  token: z.optional(z.string().check(z.maxLength(200))),
  leave: z.optional(z.literal('1')),
});

const notSignedIn: HandlerResult = { text: signInPage(false), status: 401, headers: opsHeaders };

/**
 * `GET /ops`: settings and health for operators. It has its own credential, and does not exist when none is
 * configured. It shows only counts, and no account, email address or code.
 */
export async function opsHandler(context: RequestContext): Promise<HandlerResult> {
  const { services, auditContext } = context;
  const { opsToken } = services.config;
  if (opsToken === null) return noSuchPage(context);
  if (!isSignedIn(context, opsToken)) {
    // Nothing was shown.
    auditContext.unrecorded = true;
    return notSignedIn;
  }
  return { text: await wholePage(context, null), headers: opsHeaders };
}

const Change = z.object({
  name: z.string().check(z.maxLength(100)),
  value: z.string().check(z.maxLength(100)),
});

/**
 * `POST /ops/settings {name, value}`: changes one flag or allocation on every instance; an empty value restores the
 * configured one. An invalid value is refused with a message on the page.
 * @throws ApiError cross_site_request, invalid_request
 */
export async function changeRemoteSetting(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const { opsToken } = services.config;
  if (opsToken === null) return noSuchPage(context);
  rejectCrossSite(context);
  if (!isSignedIn(context, opsToken)) return notSignedIn;
  const { name, value } = await context.body(Change);
  try {
    await services.remoteSettings.change(name, value, { through: 'ops', network: networkHash(context) });
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    return { text: await wholePage(context, error.message), status: 400, headers: opsHeaders };
  }
  return { redirect: '/ops#settings', status: 303 };
}

/** The whole page. `problem` says why a settings change was refused. */
async function wholePage({ services }: RequestContext, problem: string | null): Promise<string> {
  const { config, remoteSettings } = services;
  const health = await readHealth(services);
  const current = await remoteSettings.latest();
  return opsPage(health, { current, initial: config.initialSettings, problem });
}

/**
 * `POST /ops`: takes the operator's token from the form to start a session of fifteen minutes, or ends one. Tries are
 * limited per client, right or wrong.
 * @throws ApiError cross_site_request, too_many_requests, invalid_request
 */
export async function opsSignIn(context: RequestContext): Promise<HandlerResult> {
  const { services, auditContext } = context;
  const { opsToken } = services.config;
  if (opsToken === null) return noSuchPage(context);
  rejectCrossSite(context);
  const { token = '', leave } = await context.body(Entry);
  if (leave) {
    if (!isSignedIn(context, opsToken)) auditContext.unrecorded = true;
    return leaveWith(context, endedOpsSession(services.config), 'left');
  }
  await requireAttemptByClient(context, 'ops-by-client');
  if (isSameSecret(token, opsToken)) {
    return leaveWith(context, newOpsSession(services.config, opsToken, services.clock.now()), 'signed in');
  }
  auditContext.detail = 'refused';
  return { text: signInPage(true), status: 403, headers: opsHeaders };
}

function isSignedIn({ services, cookie }: RequestContext, opsToken: string): boolean {
  return isOpsSession(opsToken, cookie(opsCookieName(services.config)), services.clock.now());
}

function leaveWith({ auditContext }: RequestContext, cookie: string, detail: string): HandlerResult {
  auditContext.detail = detail;
  return { redirect: '/ops', status: 303, headers: { 'Set-Cookie': cookie } };
}

/** The site's page for a URL that does not exist. */
function noSuchPage({ auditContext }: RequestContext): HandlerResult {
  auditContext.unrecorded = true;
  return { page: { path: '/404', messages: [], fields: {} }, status: 404 };
}

/** A session on the operator's page lasts this long; then the token is required again. */
const lifetime = 15 * minute;

/**
 * A session of the operator's page: its expiry and an HMAC of it, keyed with the operator's token. Nothing is stored,
 * so a new token ends every session made with the old one.
 */
function newOpsSession(config: Config, token: string, now: number): string {
  const end = now + lifetime;
  return sessionLine(config, `${end}.${seal(token, end)}`, lifetime / second);
}

/** Clears the session cookie in the browser. */
function endedOpsSession(config: Config): string {
  return sessionLine(config, '', 0);
}

/** Sent to the operator's page only, so without the prefix `__Host-`, which requires the path of the whole site. */
function opsCookieName(config: Config): string {
  return securePrefixed(config, 'ops');
}

function sessionLine(config: Config, value: string, maxAge: number): string {
  return serviceCookieLine(config, { name: opsCookieName(config), value, path: '/ops', maxAge });
}

function isOpsSession(token: string, value: string | null, now: number): boolean {
  const [, end, mark] = /^(\d{13})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (end === undefined || mark === undefined) return false;
  const left = Number(end) - now;
  return isSameSecret(mark, seal(token, Number(end))) && left > 0 && left < lifetime + clockDifference;
}

function seal(token: string, end: number): string {
  return createHmac('sha256', token).update(`ops-session:${end}`).digest('base64url');
}
