import { act, cleanup, screen, within } from '@testing-library/react';
import { SubscribedScreen } from '@/components/subscription/app/store/SubscribedScreen';
import type { Store } from '@/components/subscription/app/useStorefront';
import { standingSentences } from '@/lib/content/account/standingWords';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import type { Subscription } from '@/lib/contract/subscription';
import { subscriptionOf } from '@/tests/fixtures/browser/subscriptionOf';
import { openScreen } from '../account/accountSite';

const words = appWelcomeWords;
const day = 'January 15, 2027';

async function open(account: Partial<Store['account']>) {
  const store: Store = {
    channel: null,
    front: { kind: 'notSold' },
    tab: null,
    subscribed: true,
    account: { state: 'known', subscription: null, undone: null, features: [], email: null, ...account },
    features: [],
  };
  await act(async () => openScreen(<SubscribedScreen route="/subscriptions/welcome" fresh store={store} />));
}

function openWith(part: Partial<Subscription>) {
  return open({ subscription: subscriptionOf(part) });
}

it.each([
  ['Expired', 'stripe', words.over.ended, words.seePlans, '/subscriptions'],
  ['Inactive', 'stripe', words.over.inactive, words.seePlans, '/subscriptions'],
  ['Inactive', 'apple', words.over.inactive, words.payment.action, '/subscriptions/manage'],
] as const)(
  'welcomes nobody whose access is over: %s, %s',
  async (status, platform, heading, action, href) => {
    await openWith({ status, platform });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText(new RegExp(day))).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
    expect(screen.getByRole('button', { name: words.reload })).toBeVisible();
    for (const absent of [words.intro, words.featuresTitle, words.email.title])
      expect(screen.queryByText(absent)).not.toBeInTheDocument();
  },
);

it('leads whoever has paused on Google Play to the subscription, not to a payment method', async () => {
  await openWith({ status: 'Inactive', platform: 'google', paused: true });
  expect(screen.queryByRole('link', { name: words.payment.action })).toBeNull();
  const [remedy] = within(screen.getByRole('status')).getAllByRole('link');
  expect(remedy).toHaveTextContent(words.manage);
  expect(remedy).toHaveAttribute('href', '/subscriptions/manage');
});

it('leads to the payment method after a payment that failed, and keeps the features', async () => {
  await openWith({ status: 'Grace Period' });
  expect(screen.getByRole('status')).toHaveTextContent(
    `${standingSentences.grace(day)} ${words.payment.advice}`,
  );
  expect(screen.getByRole('link', { name: words.payment.action })).toHaveAttribute(
    'href',
    '/subscriptions/manage',
  );
  expect(screen.getByRole('heading', { name: words.featuresTitle })).toBeVisible();
});

it('says why there is no day: nothing was found, or it could not be read', async () => {
  await open({});
  expect(screen.getByText(words.notThere)).toBeVisible();
  cleanup();
  await open({ state: 'failed' });
  expect(screen.getByText(words.unread)).toBeVisible();
});
