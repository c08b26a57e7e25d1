import { act, render, screen } from '@testing-library/react';
import { RemovalScreens } from '@/components/subscription/removal/RemovalScreens';
import { removalWords } from '@/lib/content/app/removal';
import type { RemovalState } from '@/lib/contract/native/brokerRemoval';
import type { RemovalApp } from '@/lib/native/removal/removalApp';
import { appWith } from './removalApp';

const { dashboard, failed } = removalWords;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const title = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;
const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

/** What an app says after this many milliseconds. */
function late<T>(milliseconds: number, answer: T): () => Promise<T> {
  return () => new Promise((resolve) => setTimeout(() => resolve(answer), milliseconds));
}

const access = { free: false, trial: null };

it('waits for the profile once the app has said that it is there', async () => {
  render(<RemovalScreens app={appWith([], { profile: late(3000, null) })} />);
  await pass(2500);
  expect(title()).toBeNull();
  await pass(500);
  expect(title()).toBe(removalWords.names.heading);
});

it('offers to ask a slow app again, and goes by what it answers, whatever state it tells before that', async () => {
  let tell: (state: RemovalState) => void = () => {};
  const onState: RemovalApp['onState'] = (listener) => {
    tell = listener;
    return () => {};
  };
  render(<RemovalScreens app={appWith([], { begin: late(3000, access), onState })} />);
  await pass(500);
  act(() => tell('Onboarding'));
  expect(title()).toBeNull();
  await pass(1000);
  act(() => tell('Onboarding'));
  expect(title()).toBe(failed.heading);
  await pass(1500);
  expect(title()).toBe(dashboard.heading);
  act(() => tell('Onboarding'));
  expect(title()).toBe(removalWords.names.heading);
});

it('still waits for the newest answer when an earlier question fails', async () => {
  const refused = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no')), 2500));
  const answers = [refused, late(1000, access)];
  const app = appWith([], { begin: () => answers.shift()?.() ?? Promise.reject() });
  render(<RemovalScreens app={app} />);
  await pass(2000);
  act(() => screen.getByRole('button', { name: failed.retry }).click());
  await pass(600);
  expect(title()).toBeNull();
  await pass(400);
  expect(title()).toBe(dashboard.heading);
});
