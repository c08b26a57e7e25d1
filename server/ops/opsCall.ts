import * as z from 'zod/mini';
import { refuseForeign } from '@/server/auth/crossSite';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import { hitByClient } from '@/server/http/limits';
import { endedOpsSession, isOpsSession, isSame, newOpsSession, opsCookie } from './opsSession';
import { opsHeaders } from './page/frame';
import { signInPage } from './page/signInPage';
import { usagePage } from './page/usagePage';
import { periodOf } from './usage/period';
import { readUsage } from './usage/readUsage';

const Entry = z.object({
  token: z.optional(z.string().check(z.maxLength(200))),
  leave: z.optional(z.literal('1')),
});

/**
 * `GET /ops`: usage and health for operators, to read alone. It has a credential of its own; without one configured there
 * is no such page. It shows counts and knows no account, no address and no code.
 */
export async function opsCall(call: Call): Promise<Answer> {
  const { services, trail } = call;
  const { opsToken } = services.config;
  if (opsToken === null) return noSuchPage(call);
  if (!isOpsSession(opsToken, call.cookie(opsCookie), services.clock.now())) {
    // Nothing was shown.
    trail.unrecorded = true;
    return { text: signInPage(false), status: 401, headers: opsHeaders };
  }
  return { text: usagePage(await readUsage(services, periodOf(call.query))), headers: opsHeaders };
}

/**
 * `POST /ops`: the operator's token from the form, for a session of fifteen minutes, or the end of one. Tries are limited
 * per client, right or wrong.
 * @throws ApiError cross_site_request, too_many_requests, invalid_request
 */
export async function opsSignIn(call: Call): Promise<Answer> {
  const { services, trail } = call;
  const { opsToken } = services.config;
  if (opsToken === null) return noSuchPage(call);
  refuseForeign(call);
  const { token = '', leave } = await call.body(Entry);
  if (leave) return leaveWith(call, endedOpsSession(), 'left');
  await hitByClient(call, 'ops-by-client');
  if (isSame(token, opsToken)) {
    return leaveWith(call, newOpsSession(opsToken, services.clock.now()), 'signed in');
  }
  trail.detail = 'refused';
  return { text: signInPage(true), status: 403, headers: opsHeaders };
}

function leaveWith({ trail }: Call, cookie: string, detail: string): Answer {
  trail.detail = detail;
  return { redirect: '/ops', status: 303, headers: { 'Set-Cookie': cookie } };
}

/** The page of the site for an address that there is not. */
function noSuchPage({ trail }: Call): Answer {
  trail.unrecorded = true;
  return { page: { path: '/404', says: [], fields: {} }, status: 404 };
}
