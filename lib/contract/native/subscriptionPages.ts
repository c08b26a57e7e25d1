import * as z from 'zod/mini';
import { FeatureConfigResult } from './featureConfigMessages';
import { type MessageCatalog, notifies, notifiesWith, pushes, requests, requestsWith } from './message';
import { PermissionResult, UserSettingsResult } from './notificationMessages';
import { SubscriptionOptionsResult, TierOptionsResult } from './options';
import {
  CompleteStripePaymentParams,
  EmptyResult,
  PurchaseUpdate,
  SubscriptionChangeParams,
  SubscriptionSelectedParams,
} from './purchaseMessages';
import { AccessTokenResult, SetAuthTokensParams, SetSubscriptionParams, TokenResult } from './tokenMessages';

/** `featureSelected`: Apple's apps read the first key and Android's the second, so both are sent. */
const FeatureSelectedParams = z.object({ productFeature: z.string(), feature: z.string() });

/** Channel P: context `subscriptionPages`, feature `useSubscription` (native contract §2.1-2.4, §6). */
export const subscriptionPagesMessages = {
  getSubscription: requests('The v1 token of the app, empty when nobody is signed in.', TokenResult),
  setSubscription: notifiesWith(SetSubscriptionParams, 'Signs the app in with a v1 token.'),
  setAuthTokens: notifiesWith(SetAuthTokensParams, 'Signs the app in with a v2 token pair.'),
  getAuthAccessToken: requests(
    'The v2 access token of the app; answered on known subscription paths only.',
    AccessTokenResult,
  ),
  getAccessToken: requests(
    'The access token of the app under its older name, with the same rule about paths.',
    TokenResult,
  ),
  getFeatureConfig: requests(
    'Which flows the app supports; older apps do not know the question.',
    FeatureConfigResult,
  ),
  getSubscriptionOptions: requests(
    'What the store sells to this person, in one tier.',
    SubscriptionOptionsResult,
  ),
  getSubscriptionTierOptions: requests('What the store sells to this person, by tier.', TierOptionsResult),
  getUserSettings: requests('Whether the app may show notifications.', UserSettingsResult),
  requestNotificationsPermission: requests(
    'Asks the person, by the system, whether the app may show notifications.',
    PermissionResult,
  ),
  subscriptionSelected: notifiesWith(
    SubscriptionSelectedParams,
    'Starts the purchase of an option; onPurchaseUpdate may follow.',
  ),
  subscriptionChangeSelected: notifiesWith(
    SubscriptionChangeParams,
    'Starts a change of plan; onPurchaseUpdate may follow.',
  ),
  completeStripePayment: requestsWith(
    CompleteStripePaymentParams,
    'Has the app read its new rights after a Stripe payment; the page waits for the reply.',
    EmptyResult,
  ),
  activateSubscription: notifies('Opens the app’s own screen for restoring a purchase.'),
  featureSelected: notifiesWith(FeatureSelectedParams, 'Opens a feature of the subscription in the app.'),
  backToSettings: notifies('Closes the page and shows the settings, with the account read anew.'),
  backToSettingsActivateSuccess: notifies('The same on Android after an activation by email.'),
  subscriptionsMonthlyPriceClicked: notifies('Counts a look at the monthly price.'),
  subscriptionsYearlyPriceClicked: notifies('Counts a look at the yearly price.'),
  subscriptionsUnknownPriceClicked: notifies('Counts a look at a price of another period.'),
  subscriptionsAddEmailSuccess: notifies('An address was added; Android then refreshes its token.'),
  subscriptionsEditEmailSuccess: notifies('The address was changed; Android then refreshes its token.'),
  subscriptionsRemoveEmailSuccess: notifies('The address was removed; Android then refreshes its token.'),
  subscriptionsWelcomeAddEmailClicked: notifies('Counts the way from the welcome page to the address.'),
  subscriptionsWelcomeFaqClicked: notifies('Counts the way from the welcome page to the questions.'),
  onPurchaseUpdate: pushes(
    'How the purchase went on: completed, canceled, or to be continued on the web.',
    PurchaseUpdate,
  ),
} as const satisfies MessageCatalog;
