import { requireAccount } from '@/server/auth/tokens/bearer';
import { countedByPayer } from '@/server/billing/countedByPayer';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { planChangeOf, previewOf } from './planChange';

/** `GET /api/subscription/plan-change?productId=…`: what another plan would cost, and when. */
export async function getPlanChange(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const { services, query } = context;
  return countedByPayer(context, accountId, async () => {
    const change = await planChangeOf(services, accountId, query.get('productId') ?? '');
    return { json: await previewOf(services, change) };
  });
}
