import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailOffer } from '@/components/subscription/welcome/EmailOffer';
import { welcomeWords } from '@/lib/content/account/welcome';
import { openScreen, type ServiceAnswer, serve, signedInAs } from './accountSite';

const words = welcomeWords.steps.email;
const edit = 'POST /api/auth/v2/account/edit';
const typed = 'de4@example.org';

function open(account: object, answer: ServiceAnswer) {
  const service = serve({
    'GET /api/auth/v2/account': { body: { email: null, entitlements: [], ...account } },
    [edit]: answer,
  });
  signedInAs(null);
  const leave = jest.fn();
  openScreen(<EmailOffer accountId="account-1" leave={leave} />);
  return { ...service, leave };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.sessionStorage.clear();
});

it('one click sends a code to the address that was typed when paying', async () => {
  const service = open({ billing_email: typed }, { body: { status: 'confirm', hash: 'h' } });
  expect(await screen.findByText(words.offer(typed))).toBeVisible();
  expect(screen.getByRole('link', { name: words.other })).toHaveAttribute('href', '/pro/add-email');
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  await waitFor(() => expect(service.leave).toHaveBeenCalledWith('/pro/add-email'));
  expect(service.calls).toContain(edit);
  expect(window.sessionStorage.getItem('pending-change')).toContain(typed);
});

it('says why no code was sent', async () => {
  const service = open({ billing_email: typed }, 'offline');
  await userEvent.click(await screen.findByRole('button', { name: words.send }));
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
  expect(service.leave).not.toHaveBeenCalled();
});

it('without such an address the step is as it was', async () => {
  open({}, 'offline');
  expect(await screen.findByText(words.text)).toBeVisible();
  expect(screen.getByRole('link', { name: words.action })).toHaveAttribute('href', '/pro/add-email');
});
