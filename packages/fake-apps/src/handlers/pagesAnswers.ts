import type { FakeWindow } from '../fakeAppOptions';

/** What a FAKE app answers to the subscription pages. */
export function installPagesAnswers(): void {
  const host: FakeWindow = window;
  const fake = host.fakeApp;
  if (!fake) throw new Error('the state of the fake app comes first');
  const {
    inside,
    options: { app },
  } = fake;
  const { unknown, nothing, apple } = inside;
  const activation = ['', '/this-device/email', '/another-device/add-email', '/another-device/email'];
  const byEmail = ['', '/otp', '/success'].map((step) => `/this-device/activate-by-email${step}`);
  const tokenPaths = [
    ...['', '/welcome', '/manage', '/plans'].map((path) => `/subscriptions${path}`),
    ...[...activation, ...byEmail].map((path) => `/subscriptions/activation-flow${path}`),
    '/identity-theft-restoration',
  ];
  const ignored = [
    ...['activateSubscription', 'featureSelected', 'backToSettings', 'subscriptionsMonthlyPriceClicked'],
    ...['subscriptionsYearlyPriceClicked', 'subscriptionsUnknownPriceClicked'],
    ...['subscriptionsAddEmailSuccess', 'subscriptionsWelcomeFaqClicked'],
    ...(app === 'apple-2025' ? [] : ['subscriptionsWelcomeAddEmailClicked']),
    ...(app !== 'android'
      ? []
      : [
          'backToSettingsActivateSuccess',
          'subscriptionsEditEmailSuccess',
          'subscriptionsRemoveEmailSuccess',
        ]),
  ];
  function tokenAnswer(method: string): unknown {
    const { token } = inside;
    if (method === 'getSubscription' && app === 'apple-new') return unknown;
    if (method === 'getAuthAccessToken' && app === 'apple-2025') return unknown;
    // Apple's apps ignore empty segments when they compare paths.
    const path = `/${location.pathname.split('/').filter(Boolean).join('/')}`;
    if (method !== 'getSubscription' && app === 'apple-new' && !tokenPaths.includes(path)) return nothing;
    const name = method === 'getAuthAccessToken' ? 'accessToken' : 'token';
    const isAlwaysGiven = apple && method !== 'getAccessToken';
    return token || isAlwaysGiven ? { [name]: token ?? '' } : {};
  }

  inside.answers.useSubscription = (method, params) => {
    if (['getSubscription', 'getAuthAccessToken', 'getAccessToken'].includes(method))
      return tokenAnswer(method);
    if (/^get(FeatureConfig|Subscription(Tier)?Options)$|^subscription(Change)?Selected$/.test(method))
      return inside.answers.sales?.(method, params);
    if (method === 'completeStripePayment') return app === 'android' ? unknown : {};
    if (app === 'apple-new' && method === 'getUserSettings')
      return { notificationsPermission: 'notDetermined' };
    if (app === 'apple-new' && method === 'requestNotificationsPermission') return { granted: true };
    if (method === 'setSubscription') {
      if (typeof params.token === 'string' && params.token) inside.take(method, params.token);
      return nothing;
    }
    if (method === 'setAuthTokens' && app !== 'apple-2025') {
      if (params.accessToken && params.refreshToken) inside.take(method, String(params.accessToken));
      return nothing;
    }
    return ignored.includes(method) ? nothing : unknown;
  };
}

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
