import type { FakeWindow } from '../fakeAppOptions';

/** What a FAKE app answers to identity theft restoration, and through the message bridge of its ordinary tabs. */
export function installBridgeAnswers(): void {
  const host: FakeWindow = window;
  const fake = host.fakeApp;
  if (!fake) throw new Error('the state of the fake app comes first');
  const { inside, options } = fake;
  const { unknown, nothing, apple } = inside;
  const { app, system = 'macos' } = options;
  const platform = app === 'android' ? 'android' : app === 'windows' ? 'stripe' : system;
  const messages = [
    ...['subscriptionDetails', 'getAuthAccessToken', 'getFeatureConfig', 'authUpdate'],
    ...(apple ? ['backToSettings', 'openSubscriptionActivation', 'openSubscriptionPurchase'] : []),
    ...(app === 'windows' ? [] : ['openSubscriptionUpgrade']),
  ];
  inside.answers.subscriptions = (method) => {
    const { subscription = null, available = messages } = options;
    const { token } = inside;
    if (method === 'handshake') return { availableMessages: available, platform };
    if (method === 'subscriptionDetails') return subscription ?? { isSubscribed: false };
    if (method === 'getAuthAccessToken') return token ? { accessToken: token } : apple ? '' : {};
    if (method === 'getFeatureConfig')
      return { useProTier: true, ...(app === 'android' ? { usePaidDuckAi: true } : {}) };
    return /^(open|backTo)/.test(method) ? nothing : unknown;
  };
  inside.answers.useIdentityTheftRestoration = (method) => {
    const { token } = inside;
    if (method === 'getAccessToken') return token ? { token } : {};
    if (method === 'getAuthAccessToken') return app === 'apple-new' ? { accessToken: token ?? '' } : unknown;
    if (method === 'getFeatureConfig') return app === 'android' ? unknown : { useUnifiedFeedback: false };
    return method === 'openSendFeedbackModal' && apple ? nothing : unknown;
  };
}
