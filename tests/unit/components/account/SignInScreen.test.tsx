import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInScreen } from '@/components/subscription/account/SignInScreen';
import { formWords } from '@/lib/content/account/forms';
import { signInWords } from '@/lib/content/account/signIn';
import { openScreen, serve, signedInAs, signedOut, tokenAnswer } from './accountSite';

const email = 'anna@example.org';
const { address, code, already } = signInWords;
const otp = 'POST /api/auth/v2/otp';
const login = 'POST /api/auth/v2/login';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  serve({});
  signedOut();
});

function open(query: Record<string, string> = {}) {
  const replace = jest.fn();
  openScreen(<SignInScreen route="/subscriptions/activate" leave={replace} />, query);
  return { replace };
}

async function askForCode() {
  await userEvent.type(await screen.findByLabelText(address.label), email);
  await userEvent.click(screen.getByRole('button', { name: address.submit }));
  return screen.findByLabelText(code.label);
}

function count(calls: readonly string[], call: string): number {
  return calls.filter((made) => made === call).length;
}

it('goes from the address to the code and on to the account', async () => {
  const service = serve({ [login]: { body: { code: 'x' } }, 'POST /api/auth/v2/token': tokenAnswer(email) });
  const { replace } = open();
  const field = await askForCode();
  expect(field).toHaveFocus();
  await userEvent.paste('123 456');
  expect(field).toHaveValue('123456');
  expect(count(service.calls, login)).toBe(0);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/subscriptions/manage'));
  expect(replace).toHaveBeenCalledTimes(1);
});

it.each([
  ['edit-email', '/subscriptions/edit-email?origin=funnel_pro_web'],
  ['//evil.example', '/subscriptions/manage?origin=funnel_pro_web'],
  ['constructor', '/subscriptions/manage?origin=funnel_pro_web'],
])('leads back to a page of ours alone: %p', async (next, target) => {
  serve({ [login]: { body: { code: 'x' } }, 'POST /api/auth/v2/token': tokenAnswer(email) });
  const { replace } = open({ next, origin: 'funnel_pro_web' });
  await askForCode();
  await userEvent.keyboard('123456{Enter}');
  await waitFor(() => expect(replace).toHaveBeenCalledWith(target));
});

it('keeps a wrong code in its field and says how many tries are left', async () => {
  serve({
    [login]: {
      status: 400,
      body: { error: 'invalid_login_credentials', reason: 'wrong', tries_left: 3 },
    },
  });
  open();
  const field = await askForCode();
  await userEvent.keyboard('111111{Enter}');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription('This code is not right. 3 tries are left.');
  expect(field).toHaveValue('111111');
  expect(field).toHaveFocus();
});

it.each([
  ['expired', /has expired/],
  ['spent', /no longer works/],
])('says that a code is %s', async (reason, sentence) => {
  serve({ [login]: { status: 400, body: { error: 'invalid_login_credentials', reason } } });
  open();
  const field = await askForCode();
  await userEvent.keyboard('111111{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
});

it('says how long to wait after too many tries', async () => {
  serve({ [login]: { status: 429, body: { error: 'too_many_requests', retry_after: 1800 } } });
  open();
  const field = await askForCode();
  await userEvent.keyboard('111111{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Try again in 30 minutes/));
});

it('asks for all six digits before it calls', async () => {
  const service = serve({});
  open();
  const field = await askForCode();
  await userEvent.keyboard('123{Enter}');
  expect(field).toHaveAccessibleDescription(formWords.codeShort);
  expect(count(service.calls, login)).toBe(0);
});

it('sends one code for a double click', async () => {
  const service = serve({});
  open();
  await userEvent.type(await screen.findByLabelText(address.label), email);
  await userEvent.dblClick(screen.getByRole('button', { name: address.submit }));
  await screen.findByLabelText(code.label);
  expect(count(service.calls, otp)).toBe(1);
});

it('counts down before another code can be asked for, then tells that it is on its way', async () => {
  const service = serve({});
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open();
  await user.type(await screen.findByLabelText(address.label), email);
  await user.click(screen.getByRole('button', { name: address.submit }));
  const field = await screen.findByLabelText(code.label);
  expect(screen.getByRole('button', { name: /New code in (60|59) s/ })).toBeDisabled();
  act(() => {
    jest.advanceTimersByTime(61_000);
  });
  await user.click(screen.getByRole('button', { name: formWords.resend }));
  expect(await screen.findByText(formWords.resent)).toHaveAttribute('role', 'status');
  expect(field).toHaveFocus();
  expect(count(service.calls, otp)).toBe(2);
  jest.useRealTimers();
});

it('keeps the address when the network is away, and goes on when it is back', async () => {
  const service = serve({ [otp]: 'offline' });
  open();
  const field = await screen.findByLabelText(address.label);
  await userEvent.type(field, `${email}{Enter}`);
  expect(await screen.findByText(/No connection/)).toBeVisible();
  expect(field).toHaveValue(email);
  service.answer(otp, { body: { status: 'sent' } });
  await userEvent.click(screen.getByRole('button', { name: address.submit }));
  expect(await screen.findByLabelText(code.label)).toBeVisible();
});

it('stands at the code step again after a reload, with the wait going on', async () => {
  open();
  await askForCode();
  document.body.replaceChildren();
  open();
  expect(await screen.findByLabelText(code.label)).toBeVisible();
  expect(screen.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled();
});

it('returns to a code that still works when the same address is given again', async () => {
  const service = serve({});
  open();
  await askForCode();
  await userEvent.click(screen.getByRole('button', { name: code.changeAddress }));
  expect(screen.getByLabelText(address.label)).toHaveFocus();
  expect(screen.getByLabelText(address.label)).toHaveValue(email);
  await userEvent.click(screen.getByRole('button', { name: address.submit }));
  expect(await screen.findByLabelText(code.label)).toBeVisible();
  expect(count(service.calls, otp)).toBe(1);
});

it('tells somebody who is signed in, and offers another address', async () => {
  signedInAs(email);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: already.heading })).toBeVisible();
  expect(screen.getByRole('link', { name: already.manage })).toHaveAttribute('href', '/subscriptions/manage');
  await userEvent.click(screen.getByRole('button', { name: already.other }));
  expect(screen.getByLabelText(address.label)).toHaveFocus();
});
