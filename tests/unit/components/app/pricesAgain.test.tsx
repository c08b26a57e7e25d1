import { act, screen } from '@testing-library/react';
import { PlansScreen } from '@/components/subscription/app/plans/PlansScreen';
import { storeWords } from '@/lib/content/app/store';
import { person } from '@/tests/fixtures/browser/person';
import { openScreen, serve } from '../account/accountSite';
import { inStripeApp } from './appShop';

it('keeps the place of whoever asks again for prices, though the button goes away', async () => {
  window.history.replaceState(null, '', '/subscriptions/plans');
  serve({});
  const behavior = { getSubscriptionTierOptions: { error: 'no' }, getSubscriptionOptions: { error: 'no' } };
  await inStripeApp({ token: null, subscription: null, behavior });
  await act(async () => openScreen(<PlansScreen />));
  const retry = await screen.findByRole('button', { name: storeWords.error.retry });
  Object.assign(behavior, { getSubscriptionTierOptions: {} });
  await person.click(retry);
  const buy = await screen.findByRole('button', { name: storeWords.try(7) });
  expect(document.activeElement).toContainElement(buy);
  expect(document.body).not.toHaveFocus();
});
