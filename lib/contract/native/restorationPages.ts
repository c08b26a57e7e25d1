import { NoParams } from './empty';
import { FeatureConfigResult } from './featureConfigMessages';
import type { MessageCatalog } from './message';
import { LooseAccessTokenResult, TokenResult } from './tokenMessages';

/** Channel I: context `identityTheftRestorationPages`, feature `useIdentityTheftRestoration` (native contract §2.5). */
export const restorationPagesMessages = {
  getAccessToken: {
    kind: 'request',
    description: 'The access token of the app, absent when nobody is signed in.',
    params: NoParams,
    result: TokenResult,
  },
  getAuthAccessToken: {
    kind: 'request',
    description: 'The v2 access token of newer Apple apps.',
    params: NoParams,
    result: LooseAccessTokenResult,
  },
  getFeatureConfig: {
    kind: 'request',
    description: 'Which forms of feedback the app has.',
    params: NoParams,
    result: FeatureConfigResult,
  },
  openSendFeedbackModal: {
    kind: 'notification',
    description: 'Opens the feedback form of the Mac app.',
    params: NoParams,
  },
} as const satisfies MessageCatalog;
