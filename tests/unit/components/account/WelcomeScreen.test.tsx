import { screen } from '@testing-library/react';
import { WelcomeScreen } from '@/components/subscription/welcome/WelcomeScreen';
import { manageWords } from '@/lib/content/account/manage';
import { welcomeWords } from '@/lib/content/account/welcome';
import { openScreen, type Reply, serve, signedInAs } from './accountSite';

function open(subscription: Reply, email: string | null) {
  serve({ 'GET /api/subscription': subscription });
  signedInAs(email);
  openScreen(<WelcomeScreen />);
}

it('says after a failure that nobody has to pay again', async () => {
  open({ status: 500, json: { error: 'server_error' } }, null);
  expect(await screen.findByRole('heading', { name: welcomeWords.failed.heading })).toBeVisible();
  expect(screen.getByText(welcomeWords.failed.intro)).toBeVisible();
  expect(screen.getByRole('button', { name: manageWords.retry })).toBeVisible();
});
