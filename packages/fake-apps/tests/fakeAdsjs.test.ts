import { AndroidAdsjsMessagingConfig, Messaging, MessagingContext } from '@duckduckgo/messaging';
import { installFakeAdsjsApp, pushedAuthUpdate, removeFakeApp } from '../src/fakeApp';

afterEach(removeFakeApp);

it('the fake of Android’s port answers and pushes as the port does', async () => {
  const app = installFakeAdsjsApp({ subscription: { isSubscribed: true, status: 'Auto-Renewable' } });
  const config = new AndroidAdsjsMessagingConfig({
    target: window,
    debug: false,
    objectName: 'contentScopeAdsjs',
  });
  const names = { context: 'contentScopeScripts', featureName: 'subscriptions' };
  const messaging = new Messaging(new MessagingContext({ ...names, env: 'production' }), config);
  expect(await messaging.request('subscriptionDetails')).toMatchObject({ isSubscribed: true });
  let pushed = 0;
  messaging.subscribe('authUpdate', () => {
    pushed += 1;
  });
  app.push(pushedAuthUpdate);
  expect(pushed).toBe(1);
  expect(app.sent.map(({ wire }) => wire)).toEqual(['adsjs']);
});
