import type { AccessTokenClaims } from '../contract/auth';
import { channelLimits } from '../native/channel/channelLimits';
import { account } from './v2';

/**
 * The email address of the account that a v2 token of an app belongs to. The token names the one from when it was
 * issued, and after a change Apple's apps keep it for hours (native contract §2.3), so the service is asked. Without its
 * answer, the token counts, and soon: this address decides less than whose account it is.
 */
export async function currentEmail(
  origin: string,
  bearer: string,
  claims: AccessTokenClaims,
): Promise<string | null> {
  const answer = await account({ origin }, bearer, { timeoutMilliseconds: channelLimits.answer }).catch(
    () => null,
  );
  return answer ? answer.email : claims.email;
}
