import { act, renderHook } from '@testing-library/react';
import { installFakeApp } from 'fake-apps/fakeApp';
import type { FakeApp, FakeBehavior } from 'fake-apps/fakeAppOptions';
import { useTrialReminder } from '@/lib/hooks/purchase/useTrialReminder';
import type { AppPlan } from '@/lib/native/subscriptionOptions';

/** One page for the whole file, in the newer app on an iPhone. */
const behavior: Record<string, FakeBehavior> = {};
let app: FakeApp;

beforeAll(() => {
  app = installFakeApp({ app: 'apple-new', system: 'ios', behavior });
});
beforeEach(() => {
  jest.useFakeTimers();
  for (const method of Object.keys(behavior)) delete behavior[method];
  app.sent.length = 0;
});
afterEach(() => void jest.useRealTimers());

const plan = (days: number | null): AppPlan => ({
  id: 'yearly-plan',
  period: 'yearly',
  displayPrice: '99.99 USD',
  tier: null,
  features: [],
  trial: days === null ? null : { offerId: 'trial', days },
});

async function reminder(chosen: AppPlan | null) {
  const { result } = renderHook(() => useTrialReminder(chosen));
  const turn = () => jest.advanceTimersByTimeAsync(2000);
  await act(turn);
  const choose = (wanted: boolean) =>
    act(async () => {
      result.current.choose(wanted);
      await turn();
    });
  return { result, choose };
}

it('asks for the permission when it is chosen, and goes along with the purchase', async () => {
  const { result, choose } = await reminder(plan(7));
  expect(result.current).toMatchObject({ state: 'offered', extras: {} });
  expect(app.sent.map(({ method }) => method)).not.toContain('requestNotificationsPermission');
  await choose(true);
  expect(app.sent.map(({ method }) => method)).toContain('requestNotificationsPermission');
  expect(result.current).toMatchObject({
    state: 'wanted',
    extras: { scheduleNotification: { daysBeforeCancel: 2 } },
  });
  await choose(false);
  expect(result.current).toMatchObject({ state: 'offered', extras: {} });
});

it.each([{ result: { granted: false } }, { error: 'no' }])(
  'goes along with nothing when the person refuses: %j',
  async (answer) => {
    behavior.requestNotificationsPermission = answer;
    const { result, choose } = await reminder(plan(7));
    await choose(true);
    expect(result.current).toMatchObject({ state: 'refused', extras: {} });
  },
);

it('stays unchosen where the person thought better of it before the app answered', async () => {
  behavior.requestNotificationsPermission = { result: { granted: true }, delay: 5000 };
  const { result, choose } = await reminder(plan(7));
  await choose(true);
  expect(result.current.state).toBe('asking');
  await choose(false);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(result.current).toMatchObject({ state: 'offered', extras: {} });
});

it('is not offered without a trial, nor for one that is over before the reminder', async () => {
  for (const chosen of [null, plan(null), plan(2)])
    expect((await reminder(chosen)).result.current.state).toBe('no');
});

it.each([{ result: { notificationsPermission: 'denied' } }, { error: 'unknown' }, { silent: true }])(
  'is not offered where the app may not remind, or does not say: %j',
  async (answer) => {
    behavior.getUserSettings = answer;
    expect((await reminder(plan(7))).result.current.state).toBe('no');
  },
);
