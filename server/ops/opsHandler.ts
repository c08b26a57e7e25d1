import * as z from 'zod/mini';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { opsHeaders } from '@/server/ops/page/opsFrame';
import { signInPage } from '@/server/ops/page/signInPage';
import { usagePage } from '@/server/ops/page/usagePage';
import { periodOf } from '@/server/ops/usage/period';
import { readUsage } from '@/server/ops/usage/readUsage';
import { endedOpsSession, isOpsSession, isSame, newOpsSession, opsCookieName } from './opsSession';

const Entry = z.object({
  token: z.optional(z.string().check(z.maxLength(200))),
  leave: z.optional(z.literal('1')),
});

/**
 * `GET /ops`: usage and health for operators, to read alone. It has a credential of its own; without one configured there
 * is no such page. It shows counts and knows no account, no address and no code.
 */
export async function opsHandler(context: RequestContext): Promise<HandlerResult> {
  const { services, auditContext } = context;
  const { opsToken } = services.config;
  if (opsToken === null) return noSuchPage(context);
  if (!isOpsSession(opsToken, context.cookie(opsCookieName(services.config)), services.clock.now())) {
    // Nothing was shown.
    auditContext.unrecorded = true;
    return { text: signInPage(false), status: 401, headers: opsHeaders };
  }
  return { text: usagePage(await readUsage(services, periodOf(context.query))), headers: opsHeaders };
}

/**
 * `POST /ops`: the operator's token from the form, for a session of fifteen minutes, or the end of one. Tries are limited
 * per client, right or wrong.
 * @throws ApiError cross_site_request, too_many_requests, invalid_request
 */
export async function opsSignIn(context: RequestContext): Promise<HandlerResult> {
  const { services, auditContext } = context;
  const { opsToken } = services.config;
  if (opsToken === null) return noSuchPage(context);
  rejectCrossSite(context);
  const { token = '', leave } = await context.body(Entry);
  if (leave) return leaveWith(context, endedOpsSession(services.config), 'left');
  await requireAttemptByClient(context, 'ops-by-client');
  if (isSame(token, opsToken)) {
    return leaveWith(context, newOpsSession(services.config, opsToken, services.clock.now()), 'signed in');
  }
  auditContext.detail = 'refused';
  return { text: signInPage(true), status: 403, headers: opsHeaders };
}

function leaveWith({ auditContext }: RequestContext, cookie: string, detail: string): HandlerResult {
  auditContext.detail = detail;
  return { redirect: '/ops', status: 303, headers: { 'Set-Cookie': cookie } };
}

/** The page of the site for an address that there is not. */
function noSuchPage({ auditContext }: RequestContext): HandlerResult {
  auditContext.unrecorded = true;
  return { page: { path: '/404', messages: [], fields: {} }, status: 404 };
}
