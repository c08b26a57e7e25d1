import { FeatureConfigResult } from './featureConfigMessages';
import { type MessageCatalog, notifies, requests } from './message';
import { LooseAccessTokenResult, TokenResult } from './tokenMessages';

/** Channel I: context `identityTheftRestorationPages`, feature `useIdentityTheftRestoration` (native contract §2.5). */
export const restorationPagesMessages = {
  getAccessToken: requests('The access token of the app, absent when nobody is signed in.', TokenResult),
  getAuthAccessToken: requests('The v2 access token of newer Apple apps.', LooseAccessTokenResult),
  getFeatureConfig: requests('Which forms of feedback the app has.', FeatureConfigResult),
  openSendFeedbackModal: notifies('Opens the feedback form of the Mac app.'),
} as const satisfies MessageCatalog;
