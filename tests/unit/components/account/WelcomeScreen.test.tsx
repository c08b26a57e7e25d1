import { act, screen, waitFor } from '@testing-library/react';
import { EmailOffer } from '@/components/subscription/welcome/WelcomeReady';
import { WelcomeScreen } from '@/components/subscription/welcome/WelcomeScreen';
import { manageWords } from '@/lib/content/account/manage';
import { welcomeWords } from '@/lib/content/account/welcome';
import { person } from '@/tests/fixtures/browser/person';
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

const words = welcomeWords.steps.email;
const edit = 'POST /api/auth/v2/account/edit';
const typed = 'de4@example.org';

function openOffer(offered: string | null, answer: Reply) {
  const service = serve({ [edit]: answer });
  signedInAs(null);
  const leave = jest.fn();
  openScreen(<EmailOffer accountId="account-1" offered={offered} leave={leave} />);
  return Object.assign(service, { leave });
}

beforeEach(() => window.sessionStorage.clear());

it('one click sends a code to the address that was typed when paying, and again after a return to the page', async () => {
  const service = openOffer(typed, { json: { status: 'confirm', hash: 'h' } });
  expect(screen.getByText(words.offer(typed))).toBeVisible();
  expect(screen.getByRole('link', { name: words.other })).toHaveAttribute('href', '/pro/add-email');
  const button = screen.getByRole('button', { name: words.send });
  await person.click(button);
  await waitFor(() => expect(service.leave.mock.calls).toEqual([['/pro/add-email']]));
  expect(service.calls).toContain(edit);
  expect(window.sessionStorage.getItem('pending-change')).toContain(typed);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await person.click(button);
  await waitFor(() => expect(service.leave).toHaveBeenCalledTimes(2));
});

it('leads to the field for a code that was sent a moment ago', async () => {
  const json = { error: 'too_many_requests', reason: 'code_sent', retry_after: 11, hash: 'h' };
  const service = openOffer(typed, { status: 429, json });
  await person.click(screen.getByRole('button', { name: words.send }));
  await waitFor(() => expect(service.leave).toHaveBeenCalledWith('/pro/add-email'));
});

it('says why no code was sent', async () => {
  const service = openOffer(typed, 'offline');
  await person.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
  expect(service.leave).not.toHaveBeenCalled();
});

it('without such an address the step is to add any', () => {
  openOffer(null, 'offline');
  expect(screen.getByText(words.text)).toBeVisible();
  expect(screen.getByRole('link', { name: words.action })).toHaveAttribute('href', '/pro/add-email');
});
