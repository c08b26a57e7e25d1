import * as z from 'zod/mini';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { ApiError } from '@/server/http/ApiError';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { networkHash } from '@/server/ops/audit';
import { readHealth } from '@/server/ops/health/readHealth';
import {
  endedOpsSession,
  may,
  newOpsSession,
  type Operator,
  type OperatorAct,
  operatorOf,
  tokenHolder,
} from '@/server/ops/operator';
import { opsHeaders } from '@/server/ops/page/opsFrame';
import { opsPage } from '@/server/ops/page/opsPage';
import { signInPage } from '@/server/ops/page/signInPage';
import { BadSetting } from '@/server/remoteSettings/settingCatalog';
import { isSameSecret } from '@/server/secrets';

const Entry = z.object({
  token: z.optional(z.string().check(z.maxLength(200))),
  leave: z.optional(z.literal('1')),
});

/** The door of the operators' pages, which is all that anybody else sees of them. */
const notSignedIn: HandlerResult = { text: signInPage(false), status: 401, headers: opsHeaders };

/**
 * Shows something to an operator who is signed in and may see or do it; everybody else gets the door, or no page where the
 * configuration has no token.
 * @throws ApiError forbidden
 */
export async function asOperator(
  context: RequestContext,
  act: OperatorAct,
  show: (operator: Operator) => Promise<HandlerResult>,
): Promise<HandlerResult> {
  if (context.services.config.opsToken === null) return noSuchPage(context);
  if (context.method === 'POST') rejectCrossSite(context);
  const { auditContext } = context;
  const operator = await operatorOf(context);
  if (operator && may(operator, act)) return show(operator);
  if (operator) {
    auditContext.detail = `${act} by ${operator.name}`;
    throw new ApiError('forbidden');
  }
  // Nothing was shown.
  auditContext.unrecorded = true;
  return notSignedIn;
}

/**
 * `GET /ops`: settings and health for operators. It has its own credential, and does not exist when none is
 * configured. It shows only counts, and no account, email address or code.
 */
export async function opsHandler(context: RequestContext): Promise<HandlerResult> {
  return asOperator(context, 'health', async () => ({
    text: await wholePage(context, null),
    headers: opsHeaders,
  }));
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
  return asOperator(context, 'settings', async () => {
    const { name, value } = await context.body(Change);
    const by = { through: 'ops', network: networkHash(context) } as const;
    try {
      await context.services.remoteSettings.change(name, value, by);
    } catch (error) {
      if (!(error instanceof BadSetting)) throw error;
      return { text: await wholePage(context, error.message), status: 400, headers: opsHeaders };
    }
    return { redirect: '/ops#settings', status: 303 };
  });
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
    if (!(await operatorOf(context))) auditContext.unrecorded = true;
    return leaveWith(context, endedOpsSession(services.config), 'left');
  }
  await requireAttemptByClient(context, 'ops-by-client');
  if (isSameSecret(token, opsToken)) {
    return leaveWith(
      context,
      newOpsSession(services.config, opsToken, tokenHolder, services.clock.now()),
      'signed in',
    );
  }
  auditContext.detail = 'refused';
  return { text: signInPage(true), status: 403, headers: opsHeaders };
}

function leaveWith({ auditContext }: RequestContext, cookie: string, detail: string): HandlerResult {
  auditContext.detail = detail;
  return { redirect: '/ops', status: 303, headers: { 'Set-Cookie': cookie } };
}

/** The site's page for a URL that does not exist. */
export function noSuchPage({ auditContext }: RequestContext): HandlerResult {
  auditContext.unrecorded = true;
  return { page: { path: '/404', messages: [], fields: {} }, status: 404 };
}
