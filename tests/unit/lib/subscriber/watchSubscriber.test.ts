import { installFakeApp, pushedAuthUpdate, removeFakeApp } from 'fake-apps/fakeApp';
import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import { watchSubscriber } from '@/lib/subscriber/watchSubscriber';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  removeFakeApp();
});

const active = { isSubscribed: true, status: 'Auto-Renewable' };

/** The states told within a minute. */
async function watch(options: FakeAppOptions | null) {
  const app = options && installFakeApp(options);
  const states: string[] = [];
  const stop = watchSubscriber((state) => states.push(state));
  await jest.advanceTimersByTimeAsync(60_000);
  return { app, states, stop };
}

describe.each(['apple-new', 'android', 'windows'] as const)('in a tab of %s', (app) => {
  it('a handshake without subscriptionDetails is UNKNOWN', async () => {
    const { states } = await watch({ app, bridge: true, subscription: active, available: ['authUpdate'] });
    expect(states).toEqual(['UNKNOWN']);
  });

  it.each([{ error: 'no' }, { silent: true }])('a failure of the details %j is ERROR', async (fault) => {
    const behavior = { subscriptionDetails: fault };
    expect((await watch({ app, bridge: true, subscription: active, behavior })).states).toEqual(['ERROR']);
  });

  it('the state is read again when the app says that it changed, or the page missed that, until it stops', async () => {
    const { app: fake, states, stop } = await watch({ app, bridge: true, subscription: null });
    const tell = async (happen: () => void) => {
      happen();
      await jest.advanceTimersByTimeAsync(1000);
    };
    const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    Object.assign(fake?.options ?? {}, { subscription: active });
    await tell(() => window.dispatchEvent(new Event('pageshow')));
    expect(states).toEqual(['UNSUBSCRIBED']);
    await tell(comeBack);
    await tell(() => fake?.push(pushedAuthUpdate));
    expect(states).toEqual(['UNSUBSCRIBED', 'SUBSCRIBED', 'SUBSCRIBED']);
    stop();
    await tell(comeBack);
    await tell(() => fake?.push(pushedAuthUpdate));
    expect(states).toHaveLength(3);
  });
});

it('an app whose bridge cannot be made is ERROR', async () => {
  expect((await watch({ app: 'windows' })).states).toEqual(['ERROR']);
});

it('an older answer does not undo a newer one', async () => {
  const app = installFakeApp({ app: 'android', bridge: true, subscription: active });
  const states: string[] = [];
  const late = { result: { isSubscribed: false }, delay: 3000 };
  const receive = app.receive;
  let reads = 0;
  app.receive = (message) => {
    const reply = receive(message);
    if (message.method !== 'subscriptionDetails') return reply;
    reads += 1;
    return reads === 1 ? { kind: 'result', result: late.result, behavior: late } : reply;
  };
  watchSubscriber((state) => states.push(state));
  await jest.advanceTimersByTimeAsync(100);
  app.push(pushedAuthUpdate);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['SUBSCRIBED']);
});
