import * as z from 'zod/mini';
import { ApiError } from '@/server/http/ApiError';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { networkHash } from '@/server/ops/audit';
import { readHealth } from '@/server/ops/health/readHealth';
import { may, type Operator, type OperatorAct, operatorOf } from '@/server/ops/operator';
import { opsHeaders } from '@/server/ops/page/opsFrame';
import { opsPage } from '@/server/ops/page/opsPage';
import { signInPage } from '@/server/ops/page/signInPage';
import { BadSetting } from '@/server/remoteSettings/settingCatalog';

/**
 * Shows something to an operator who is signed in and may see or do it; everybody else gets the door, or no page where the
 * configuration has neither a provider nor a token.
 * @throws ApiError forbidden
 */
export async function asOperator(
  context: RequestContext,
  act: OperatorAct,
  show: (operator: Operator) => Promise<HandlerResult>,
): Promise<HandlerResult> {
  const { opsToken, operatorProvider: provider } = context.services.config;
  if (!provider && opsToken === null) return noSuchPage(context);
  if (context.method === 'POST') rejectCrossSite(context);
  const { auditContext } = context;
  const operator = await operatorOf(context);
  if (operator && may(operator, act)) return show(operator);
  if (operator) {
    auditContext.detail = `${act} by ${operator.name}`;
    throw new ApiError('forbidden');
  }
  // Nothing was shown but the door, which is all that anybody else sees of these pages.
  auditContext.unrecorded = true;
  return { text: signInPage(provider, false), status: 401, headers: opsHeaders };
}

/**
 * `GET /ops`: settings and health for operators. It has its own sign-in, and does not exist when none is
 * configured. It shows only counts, and no account, email address or code.
 */
export async function opsHandler(context: RequestContext): Promise<HandlerResult> {
  return asOperator(context, 'health', async (operator) => {
    context.auditContext.detail = `by ${operator.name}`;
    return { text: await wholePage(context, operator, null), headers: opsHeaders };
  });
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
  return asOperator(context, 'settings', async (operator) => {
    const { name, value } = await context.body(Change);
    const by = { name: operator.name, network: networkHash(context) };
    try {
      await context.services.remoteSettings.change(name, value, by);
    } catch (error) {
      if (!(error instanceof BadSetting)) throw error;
      return { text: await wholePage(context, operator, error.message), status: 400, headers: opsHeaders };
    }
    return { redirect: '/ops#settings', status: 303 };
  });
}

/** The whole page. `problem` says why a settings change was refused. */
async function wholePage(
  { services }: RequestContext,
  operator: Operator,
  problem: string | null,
): Promise<string> {
  const { config, remoteSettings } = services;
  const health = await readHealth(services);
  const current = await remoteSettings.latest();
  return opsPage(operator, health, { current, initial: config.initialSettings, problem });
}

/** The site's page for a URL that does not exist. */
export function noSuchPage({ auditContext }: RequestContext): HandlerResult {
  auditContext.unrecorded = true;
  return { page: { path: '/404', messages: [], fields: {} }, status: 404 };
}
