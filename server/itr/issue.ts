import { restorationPhone } from '@/lib/content/subscription/restoration';
import type { RestorationCode } from '@/lib/contract/restorationCode';
import type { FeatureName } from '@/lib/contract/subscription';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import { ApiError } from '@/server/http/ApiError';
import { visitorCountry } from '@/server/http/caller';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { restorationCode } from './restorationCodes';

const opening: readonly FeatureName[] = ['Identity Theft Restoration', 'Global Identity Theft Restoration'];

/**
 * `POST /itr/issue`: a code for the restoration advisor, for a bearer whose subscription includes identity theft
 * restoration.
 * @throws ApiError invalid_token, expired_token, forbidden without the entitlement
 */
export async function issueRestorationCode(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const { accountId } = await requireAccount(context);
  const entitlements = await entitlementsOf(services, accountId);
  if (!entitlements.some(({ product }) => opening.some((name) => name === product)))
    throw new ApiError('forbidden');
  const issued = await restorationCode(services, accountId);
  // Anyone who was signed out while the code was created does not get it.
  await requireAccount(context);
  const answer: RestorationCode = { ...issued, phone: restorationPhone(visitorCountry(context)) };
  return { json: answer };
}
