import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ManageScreen } from '@/components/subscription/account/manage/ManageScreen';
import { formWords } from '@/lib/content/account/forms';
import { manageWords, statusWords } from '@/lib/content/account/manage';
import { subscriptionStatuses } from '@/lib/contract/subscription';
import { openScreen, type ServiceAnswer, serve, signedInAs, signedOut, subscriptionOf } from './accountSite';

const email = 'anna@example.org';
const now = Date.now();
const devices = {
  body: {
    sessions: [
      { id: 'here', platform: 'web', createdAt: now, lastUsedAt: now, current: true },
      { id: 'phone', platform: 'ios', createdAt: now, lastUsedAt: now, current: false },
    ],
  },
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

function open(subscription: ServiceAnswer, more: Record<string, ServiceAnswer> = {}, address = email) {
  const service = serve({
    'GET /api/subscription': subscription,
    'GET /api/auth/v2/sessions': devices,
    'POST /api/auth/v2/logout': { body: { status: 'logged_out' } },
    ...more,
  });
  signedInAs(address || null);
  openScreen(<ManageScreen />, { origin: 'funnel_pro_web' });
  return service;
}

it.each(subscriptionStatuses)('shows how a subscription stands: %s', async (status) => {
  open({ body: subscriptionOf({ status }) });
  const panel = await screen.findByRole('region', { name: manageWords.status });
  const { label, dateLabel, explains } = statusWords[status];
  expect(within(panel).getByText(label)).toBeVisible();
  expect(panel).toHaveTextContent(`${dateLabel} January 15, 2027`);
  if (explains) expect(within(panel).getByText(explains)).toBeVisible();
});

it('shows a running trial and until when it is free', async () => {
  open({ body: subscriptionOf({ activeOffers: [{ type: 'Trial' }] }) });
  const panel = await screen.findByRole('region', { name: manageWords.status });
  expect(panel).toHaveTextContent(`${manageWords.trialEnds} January 15, 2027`);
  expect(panel).toHaveTextContent(manageWords.trialRenews);
});

it('sends a subscriber of an app store there, and offers no billing of ours', async () => {
  open({ body: subscriptionOf({ platform: 'apple' }) });
  expect(await screen.findByText(manageWords.store.apple.intro)).toBeVisible();
  expect(screen.getByRole('button', { name: manageWords.store.apple.open })).toBeVisible();
  expect(screen.queryByRole('button', { name: manageWords.openPortal })).not.toBeInTheDocument();
});

it('says that there is no subscription, and leads to the plans with the origin', async () => {
  open({ status: 404, body: { error: 'no_subscription' } });
  expect(await screen.findByRole('heading', { level: 1, name: manageWords.none.heading })).toBeVisible();
  expect(screen.getByRole('link', { name: manageWords.none.seePlans })).toHaveAttribute(
    'href',
    '/pro?origin=funnel_pro_web',
  );
});

it('offers to try again after a failure', async () => {
  const service = open({ status: 500, body: { error: 'server_error' } });
  expect(await screen.findByText(manageWords.failed)).toBeVisible();
  service.answer('GET /api/subscription', { body: subscriptionOf() });
  await userEvent.click(screen.getByRole('button', { name: manageWords.retry }));
  expect(await screen.findByText(statusWords['Auto-Renewable'].label)).toBeVisible();
});

it('leads somebody who is signed out to the sign-in and back', async () => {
  serve({});
  signedOut();
  openScreen(<ManageScreen />);
  const link = await screen.findByRole('link', { name: manageWords.signIn });
  expect(link).toHaveAttribute('href', '/subscriptions/activate?next=manage');
});

it('says why billing could not be opened, and stays', async () => {
  open({ body: subscriptionOf() }, { 'GET /api/checkout/portal': 'offline' });
  await userEvent.click(await screen.findByRole('button', { name: manageWords.openPortal }));
  expect(await screen.findByText(/No connection/)).toBeVisible();
  expect(screen.getByText(statusWords['Auto-Renewable'].label)).toBeVisible();
});

it('asks for a code before another device is signed out, then signs it out', async () => {
  const remove = 'DELETE /api/auth/v2/sessions';
  const service = open(
    { body: subscriptionOf() },
    { [remove]: { status: 403, body: { error: 'reauthentication_required' } } },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Sign out: iPhone/ }));
  expect(await screen.findByText(manageWords.devices.needsCode(email))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: manageWords.devices.sendCode }));
  expect(await screen.findByLabelText(formWords.code)).toHaveFocus();
  expect(service.calls).toContain('POST /api/auth/v2/otp');
});

it('warns before the sign-out of an account that has no way back in', async () => {
  const service = open({ body: subscriptionOf() }, {}, '');
  await userEvent.click(await screen.findByRole('button', { name: manageWords.signOut }));
  const dialog = screen.getByRole('dialog', { name: manageWords.signOutQuestion.heading });
  expect(within(dialog).getByText(manageWords.signOutNoEmail)).toBeVisible();
  expect(service.calls).not.toContain('POST /api/auth/v2/logout');
});

it('signs out everywhere after the question, and says so', async () => {
  open({ body: subscriptionOf() });
  await userEvent.click(await screen.findByRole('button', { name: manageWords.signOutEverywhere }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(
    within(dialog).getByRole('button', { name: manageWords.signOutEverywhereQuestion.confirm }),
  );
  const heading = await screen.findByRole('heading', { level: 1, name: manageWords.signedOutEverywhere });
  await waitFor(() => expect(heading).toHaveFocus());
});

it('deletes the account with a code and says goodbye', async () => {
  const deletion = 'POST /api/auth/v2/account/delete';
  const service = open(
    { body: subscriptionOf() },
    { [deletion]: { body: { status: 'confirm', hash: 'hash' } } },
  );
  await userEvent.click(await screen.findByRole('button', { name: manageWords.remove.open }));
  await userEvent.click(screen.getByRole('button', { name: manageWords.remove.send }));
  const field = await screen.findByLabelText(manageWords.remove.label);
  service.answer(deletion, { status: 400, body: { error: 'invalid_login_credentials', tries_left: 1 } });
  await userEvent.type(field, '111111{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/One try is left/));
  service.answer(deletion, { body: { status: 'deleted' } });
  await userEvent.click(screen.getByRole('button', { name: manageWords.remove.confirm }));
  expect(await screen.findByRole('heading', { level: 1, name: manageWords.remove.done })).toBeVisible();
});

it('123. M3: asks for the code of a former address as well, and goes back to the one that was wrong', async () => {
  const deletion = 'POST /api/auth/v2/account/delete';
  const former_email = 'o…@example.net';
  const service = open(
    { body: subscriptionOf() },
    { [deletion]: { body: { status: 'confirm', hash: 'hash', former_email } } },
  );
  await userEvent.click(await screen.findByRole('button', { name: manageWords.remove.open }));
  const dialog = screen.getByRole('dialog', { name: manageWords.remove.heading });
  const type = async (otp: string, button: string) => {
    await userEvent.type(await within(dialog).findByLabelText(formWords.code), otp);
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
  };
  await userEvent.click(within(dialog).getByRole('button', { name: manageWords.remove.send }));
  await type('111111', manageWords.remove.next);
  expect(within(dialog).getAllByText(manageWords.remove.former(former_email))[0]).toBeVisible();
  expect(within(dialog).getByLabelText(formWords.code)).toHaveValue('');
  service.answer(deletion, {
    status: 400,
    body: { error: 'invalid_login_credentials', reason: 'wrong', field: 'former_otp', tries_left: 3 },
  });
  await type('222222', manageWords.remove.confirm);
  expect(await within(dialog).findByText(/3 tries are left/)).toBeVisible();
  service.answer(deletion, { status: 400, body: { error: 'invalid_login_credentials', reason: 'wrong' } });
  await userEvent.click(within(dialog).getByRole('button', { name: manageWords.remove.confirm }));
  expect(await within(dialog).findByRole('button', { name: manageWords.remove.next })).toBeVisible();
  service.answer(deletion, { body: { status: 'deleted' } });
  await type('333333', manageWords.remove.next);
  await type('444444', manageWords.remove.confirm);
  expect(await screen.findByRole('heading', { name: manageWords.remove.done })).toBeVisible();
});

it('122. H2: says that another subscription was bought with the address, and leads to it', async () => {
  open(
    { body: subscriptionOf() },
    { 'GET /api/auth/v2/account': { body: { email, entitlements: [], further_subscriptions: 1 } } },
  );
  expect(await screen.findByText(manageWords.further.title(1))).toBeVisible();
  expect(screen.getByRole('link', { name: manageWords.further.open })).toHaveAttribute(
    'href',
    '/subscriptions/activate?origin=funnel_pro_web&list=1',
  );
});

it('125. L9: says what each sign-out ends', async () => {
  open({ body: subscriptionOf() });
  expect(await screen.findByText(manageWords.signOutEnds)).toBeVisible();
});
