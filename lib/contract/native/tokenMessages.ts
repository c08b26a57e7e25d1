import * as z from 'zod/mini';
import { nonEmpty } from '../wire';

/** Some apps leave out what they do not know, others say null. */
export const maybeText = z.optional(z.nullable(z.string()));

/** v1: `getSubscription` and `getAccessToken`. An empty or absent token means that nobody is signed in. */
export const TokenResult = z.object({ token: maybeText });
/** v2: `getAuthAccessToken`. */
export const AccessTokenResult = z.object({ accessToken: maybeText });
/** `getAuthAccessToken` of the restoration page and the bridge, where Apple's apps may answer with an empty string. */
export const LooseAccessTokenResult = z.union([AccessTokenResult, z.literal('')]);

export const SetSubscriptionParams = z.object({ token: nonEmpty });
/** Apple's apps reject empty tokens; Android's ignore a message in which one is missing. */
export const SetAuthTokensParams = z.object({ accessToken: nonEmpty, refreshToken: nonEmpty });
