import * as z from 'zod/mini';
import { EmptyResult, NoParams } from './empty';
import { FeatureConfigResult } from './featureConfigMessages';
import type { MessageCatalog, NativeMessage } from './message';
import { PermissionResult, UserSettingsResult } from './notificationMessages';
import { SubscriptionOptionsResult, TierOptionsResult } from './options';
import {
  CompleteStripePaymentParams,
  PurchaseUpdate,
  SubscriptionChangeParams,
  SubscriptionSelectedParams,
} from './purchaseMessages';
import { AccessTokenResult, SetAuthTokensParams, SetSubscriptionParams, TokenResult } from './tokenMessages';

/** `featureSelected`: Apple's apps read the first key and Android's the second, so both are sent. */
const FeatureSelectedParams = z.object({ productFeature: z.string(), feature: z.string() });

function notification<Description extends string>(description: Description) {
  return { kind: 'notification', description, params: NoParams } as const satisfies NativeMessage;
}

/** Channel P: context `subscriptionPages`, feature `useSubscription` (native contract §2.1-2.4, §6). */
export const subscriptionPagesMessages = {
  getSubscription: {
    kind: 'request',
    description: 'The v1 token of the app, empty when nobody is signed in.',
    params: NoParams,
    result: TokenResult,
  },
  setSubscription: {
    kind: 'notification',
    description: 'Signs the app in with a v1 token.',
    params: SetSubscriptionParams,
  },
  setAuthTokens: {
    kind: 'notification',
    description: 'Signs the app in with a v2 token pair.',
    params: SetAuthTokensParams,
  },
  getAuthAccessToken: {
    kind: 'request',
    description: 'The v2 access token of the app; answered on known subscription paths only.',
    params: NoParams,
    result: AccessTokenResult,
  },
  getAccessToken: {
    kind: 'request',
    description: 'The access token of the app under its older name, with the same rule about paths.',
    params: NoParams,
    result: TokenResult,
  },
  getFeatureConfig: {
    kind: 'request',
    description: 'Which flows the app supports; older apps do not know the question.',
    params: NoParams,
    result: FeatureConfigResult,
  },
  getSubscriptionOptions: {
    kind: 'request',
    description: 'What the store sells to this person, in one tier.',
    params: NoParams,
    result: SubscriptionOptionsResult,
  },
  getSubscriptionTierOptions: {
    kind: 'request',
    description: 'What the store sells to this person, by tier.',
    params: NoParams,
    result: TierOptionsResult,
  },
  getUserSettings: {
    kind: 'request',
    description: 'Whether the app may show notifications.',
    params: NoParams,
    result: UserSettingsResult,
  },
  requestNotificationsPermission: {
    kind: 'request',
    description: 'Asks the person, by the system, whether the app may show notifications.',
    params: NoParams,
    result: PermissionResult,
  },
  subscriptionSelected: {
    kind: 'notification',
    description: 'Starts the purchase of an option; onPurchaseUpdate may follow.',
    params: SubscriptionSelectedParams,
  },
  subscriptionChangeSelected: {
    kind: 'notification',
    description: 'Starts a change of plan; onPurchaseUpdate may follow.',
    params: SubscriptionChangeParams,
  },
  completeStripePayment: {
    kind: 'request',
    description: 'Has the app read its new rights after a Stripe payment; the page waits for the reply.',
    params: CompleteStripePaymentParams,
    result: EmptyResult,
  },
  activateSubscription: notification('Opens the app’s own screen for restoring a purchase.'),
  featureSelected: {
    kind: 'notification',
    description: 'Opens a feature of the subscription in the app.',
    params: FeatureSelectedParams,
  },
  backToSettings: notification('Closes the page and shows the settings, with the account read anew.'),
  backToSettingsActivateSuccess: notification('The same on Android after an activation by email.'),
  subscriptionsMonthlyPriceClicked: notification('Counts a look at the monthly price.'),
  subscriptionsYearlyPriceClicked: notification('Counts a look at the yearly price.'),
  subscriptionsUnknownPriceClicked: notification('Counts a look at a price of another period.'),
  subscriptionsAddEmailSuccess: notification('An address was added; Android then refreshes its token.'),
  subscriptionsEditEmailSuccess: notification('The address was changed; Android then refreshes its token.'),
  subscriptionsRemoveEmailSuccess: notification('The address was removed; Android then refreshes its token.'),
  subscriptionsWelcomeAddEmailClicked: notification('Counts the way from the welcome page to the address.'),
  subscriptionsWelcomeFaqClicked: notification('Counts the way from the welcome page to the questions.'),
  onPurchaseUpdate: {
    kind: 'event',
    description: 'How the purchase went on: completed, canceled, or to be continued on the web.',
    params: PurchaseUpdate,
  },
} as const satisfies MessageCatalog;
