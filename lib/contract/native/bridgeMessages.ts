import * as z from 'zod/mini';
import { NoParams } from './empty';
import { BridgeFeatureConfigResult } from './featureConfigMessages';
import type { MessageCatalog } from './message';
import { LooseAccessTokenResult } from './tokenMessages';

const maybeText = z.optional(z.nullable(z.string()));
/** Milliseconds since the epoch. */
const maybeTime = z.optional(z.nullable(z.number()));

const HandshakeResult = z.object({
  availableMessages: z.array(z.string()),
  platform: z.optional(z.string()),
});

/** `isSubscribed` is also true in Apple's apps for ended subscriptions: `status` decides. */
const SubscriptionDetails = z.object({
  isSubscribed: z.boolean(),
  billingPeriod: maybeText,
  startedAt: maybeTime,
  expiresOrRenewsAt: maybeTime,
  paymentPlatform: maybeText,
  status: maybeText,
});

const WithOrigin = z.object({ origin: z.optional(z.string()) });

/** Channel B: bridge feature `subscriptions` in ordinary tabs of the app (native contract §2.6). */
export const bridgeMessages = {
  handshake: {
    kind: 'request',
    description: 'Which messages the app answers.',
    params: NoParams,
    result: HandshakeResult,
  },
  subscriptionDetails: {
    kind: 'request',
    description: 'Whether the person of the app has a subscription, and its record.',
    params: NoParams,
    result: SubscriptionDetails,
  },
  getAuthAccessToken: {
    kind: 'request',
    description: 'The v2 access token of the app.',
    params: NoParams,
    result: LooseAccessTokenResult,
  },
  getFeatureConfig: {
    kind: 'request',
    description: 'Which tiers and parts the app sells.',
    params: NoParams,
    result: BridgeFeatureConfigResult,
  },
  backToSettings: { kind: 'notification', description: 'Opens the settings of the app.', params: NoParams },
  openSubscriptionActivation: {
    kind: 'notification',
    description: 'Opens the screen for restoring a purchase.',
    params: NoParams,
  },
  openSubscriptionPurchase: {
    kind: 'notification',
    description: 'Opens the purchase page of the app.',
    params: WithOrigin,
  },
  openSubscriptionUpgrade: {
    kind: 'notification',
    description: 'Opens the plans page of the app.',
    params: WithOrigin,
  },
  authUpdate: {
    kind: 'event',
    description: 'Somebody signed in or out, or the subscription changed.',
    params: z.optional(z.unknown()),
  },
} as const satisfies MessageCatalog;
