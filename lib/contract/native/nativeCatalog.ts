import * as z from 'zod/mini';
import { brokerRemovalMessages } from './brokerRemovalMessages';
import { BridgeFeatureConfigResult, FeatureConfigResult } from './featureConfigMessages';
import { type MessageCatalog, notifies, notifiesWith, pushes, requests } from './message';
import { subscriptionPagesMessages } from './subscriptionPages';
import { LooseAccessTokenResult, maybeText, TokenResult } from './tokenMessages';

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
const bridgeMessages = {
  handshake: requests('Which messages the app answers.', HandshakeResult),
  subscriptionDetails: requests(
    'Whether the person of the app has a subscription, and its record.',
    SubscriptionDetails,
  ),
  getAuthAccessToken: requests('The v2 access token of the app.', LooseAccessTokenResult),
  getFeatureConfig: requests('Which tiers and parts the app sells.', BridgeFeatureConfigResult),
  backToSettings: notifies('Opens the settings of the app.'),
  openSubscriptionActivation: notifies('Opens the screen for restoring a purchase.'),
  openSubscriptionPurchase: notifiesWith(WithOrigin, 'Opens the purchase page of the app.'),
  openSubscriptionUpgrade: notifiesWith(WithOrigin, 'Opens the plans page of the app.'),
  authUpdate: pushes('Somebody signed in or out, or the subscription changed.', z.optional(z.unknown())),
} as const satisfies MessageCatalog;

/** Channel I: context `identityTheftRestorationPages`, feature `useIdentityTheftRestoration` (native contract §2.5). */
const restorationPagesMessages = {
  getAccessToken: requests('The access token of the app, absent when nobody is signed in.', TokenResult),
  getAuthAccessToken: requests('The v2 access token of newer Apple apps.', LooseAccessTokenResult),
  getFeatureConfig: requests('Which forms of feedback the app has.', FeatureConfigResult),
  openSendFeedbackModal: notifies('Opens the feedback form of the Mac app.'),
} as const satisfies MessageCatalog;

/** The messages of the four channels over which pages and apps communicate. */
export const nativeCatalog = {
  subscriptionPages: subscriptionPagesMessages,
  restorationPages: restorationPagesMessages,
  brokerRemoval: brokerRemovalMessages,
  bridge: bridgeMessages,
} as const;

/** The messages of a channel, as types. */
export type MessagesOf<Name extends keyof typeof nativeCatalog> = (typeof nativeCatalog)[Name];
