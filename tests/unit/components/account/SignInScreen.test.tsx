import { act, screen, waitFor, within } from '@testing-library/react';
import { SignInScreen } from '@/components/subscription/account/signIn/SignInScreen';
import { savePendingSignIn } from '@/lib/auth/pendingSignIn';
import { formWords } from '@/lib/content/account/forms';
import { signInWords } from '@/lib/content/account/signIn';
import { person } from '@/tests/fixtures/browser/person';
import { openScreen, serve, signedInAs, signedOut, tokensFor } from './accountSite';

const email = 'anna@example.org';
const { address, code, already } = signInWords;
const otp = 'POST /api/auth/v2/otp';
const login = 'POST /api/auth/v2/login';

beforeEach(() => {
  serve({});
  signedOut();
});

function open(query: Record<string, string> = {}) {
  const replace = jest.fn();
  openScreen(<SignInScreen route="/subscriptions/activate" leave={replace} />, query);
  return { replace };
}

async function askForCode() {
  await person.type(await screen.findByLabelText(address.label), email);
  await person.click(screen.getByRole('button', { name: address.submit }));
  return screen.findByLabelText(code.label);
}

async function enterCode(digits = '123456') {
  const field = await askForCode();
  await person.keyboard(`${digits}{Enter}`);
  return field;
}

function count(calls: readonly string[], call: string): number {
  return calls.filter((made) => made === call).length;
}

it.each([
  ['edit-email', '/subscriptions/edit-email?origin=funnel_pro_web'],
  ['//evil.example', '/subscriptions/manage?origin=funnel_pro_web'],
  ['constructor', '/subscriptions/manage?origin=funnel_pro_web'],
])('takes a code as it was copied, and leads once to a page of ours alone: %p', async (next, target) => {
  const service = serve({ [login]: { json: { code: 'x' } }, 'POST /api/auth/v2/token': tokensFor(email) });
  const { replace } = open({ next, origin: 'funnel_pro_web' });
  const field = await askForCode();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await person.paste('Votre code : 123 456');
  expect(field).toHaveValue('123456');
  expect(count(service.calls, login)).toBe(0);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(replace.mock.calls).toEqual([[target]]));
});

it('keeps a wrong code in its field and says how many tries are left', async () => {
  serve({
    [login]: {
      status: 400,
      json: { error: 'invalid_login_credentials', reason: 'wrong', tries_left: 3 },
    },
  });
  open();
  const field = await enterCode('111111');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription('That code isn’t right. You have 3 tries left.');
  expect(field).toHaveValue('111111');
  expect(field).toHaveFocus();
});

it.each([
  ['expired', /has expired/],
  ['spent', /no longer works/],
])('says that a code is %s, takes it away, and lets another one be requested', async (reason, sentence) => {
  serve({ [login]: { status: 400, json: { error: 'invalid_login_credentials', reason } } });
  open();
  const field = await enterCode('111111');
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).toHaveFocus();
  const resend = screen.getByRole('button', { name: formWords.resend });
  expect(resend).toBeEnabled();
  expect(resend).toHaveClass('primary');
  expect(screen.queryByText(formWords.notArrived)).toBeNull();
});

it('asks for all six digits before it calls', async () => {
  const service = serve({});
  open();
  const field = await enterCode('123');
  expect(field).toHaveAccessibleDescription(formWords.codeShort);
  expect(count(service.calls, login)).toBe(0);
});

it('counts down before another code can be asked for, then tells that it is on its way', async () => {
  const service = serve({});
  jest.useFakeTimers({ advanceTimers: true });
  open();
  const field = await askForCode();
  expect(screen.getByRole('button', { name: /New code in (60|59) s/ })).toBeDisabled();
  act(() => {
    jest.advanceTimersByTime(61_000);
  });
  await person.click(screen.getByRole('button', { name: formWords.resend }));
  expect(await screen.findByText(formWords.resent)).toHaveAttribute('role', 'status');
  expect(field).toHaveFocus();
  expect(count(service.calls, otp)).toBe(2);
  jest.useRealTimers();
});

it('tells somebody who is signed in, and offers another address', async () => {
  signedInAs(email);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: already.heading })).toBeVisible();
  expect(screen.getByText(already.intro(email))).toBeVisible();
  expect(screen.getAllByText(/signed in/i)).toHaveLength(1);
  expect(screen.getByRole('link', { name: already.manage })).toHaveAttribute('href', '/subscriptions/manage');
  await person.click(screen.getByRole('button', { name: already.other }));
  expect(screen.getByLabelText(address.label)).toHaveFocus();
});

describe('in the session that an app has opened', () => {
  const { forApp } = signInWords;
  const redirect = 'com.duckduckgo:/authcb?code=x&state=y';
  const ended = { status: 400, json: { error: 'invalid_session_id' } };
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const wayBack = () => screen.queryByRole('link', { name: forApp.open })?.getAttribute('href');

  it('asks for a code also when signed in, opens no other session, and leads back to the app', async () => {
    signedInAs(email);
    savePendingSignIn(window.sessionStorage, { email, codeVerifier: 'v', openedAt: Date.now() });
    const service = serve({ [login]: { json: { redirect } } });
    const { replace } = open({ next: 'app' });
    expect(await screen.findByDisplayValue(email)).toBeVisible();
    expect(screen.getByText(forApp.question)).toBeVisible();
    await person.click(screen.getByRole('button', { name: address.submit }));
    await screen.findByLabelText(code.label);
    await person.keyboard('123456{Enter}');
    expect(await heading(forApp.done.heading)).toHaveFocus();
    expect([replace.mock.calls, wayBack()]).toEqual([[[redirect]], redirect]);
    expect(service.calls).not.toContain('POST /api/auth/v2/authorize');
    expect(service.calls).not.toContain('POST /api/auth/v2/token');
  });

  it.each([otp, login])(
    'says that the session has ended at %s, and where to sign in instead',
    async (call) => {
      serve({ [call]: ended });
      const { replace } = open({ next: 'app' });
      await person.type(await screen.findByLabelText(address.label), `${email}{Enter}`);
      if (call === login) await person.type(await screen.findByLabelText(code.label), '123456{Enter}');
      expect(await heading(forApp.over.heading)).toHaveFocus();
      const signIn = screen.getByRole('link', { name: forApp.signIn });
      expect(signIn).toHaveAttribute('href', '/subscriptions/activate');
      expect([replace.mock.calls, wayBack()]).toEqual([[], undefined]);
    },
  );

  it('leads back without a sign-in when the person cancels', async () => {
    serve({ [login]: { json: { redirect } } });
    const { replace } = open({ next: 'app' });
    await person.click(await screen.findByRole('button', { name: forApp.cancel }));
    expect(await heading(forApp.over.heading)).toHaveFocus();
    expect([replace.mock.calls, wayBack()]).toEqual([[[redirect]], redirect]);
  });
});

describe('where one address paid for several subscriptions', () => {
  const words = signInWords.choice;
  const bought = { name: 'Yearly Subscription', billingPeriod: 'Yearly', trial: false };
  const choices = [
    {
      id: 'older',
      current: false,
      subscription: { ...bought, startedAt: Date.UTC(2026, 0, 15, 12), cardLast4: '4242' },
    },
    {
      id: 'newer',
      current: false,
      subscription: { ...bought, trial: true, startedAt: Date.UTC(2026, 4, 2, 12), cardLast4: null },
    },
  ];
  const choose = 'POST /api/auth/v2/login/choose';

  it('122. H2: shows plan, date and card, chooses nothing by itself, and opens the one picked by keyboard', async () => {
    const service = serve({
      [login]: { json: { choices } },
      [choose]: { json: { code: 'x' } },
      'POST /api/auth/v2/token': tokensFor(email),
    });
    const { replace } = open();
    await enterCode();
    const group = await screen.findByRole('group', { name: words.legend });
    expect(screen.getByRole('heading', { level: 1, name: words.heading })).toHaveFocus();
    const [older, newer] = within(group).getAllByRole('radio');
    expect(older).toHaveAccessibleName('Yearly Subscription Since January 15, 2026 Card ending in\u00a04242');
    expect(newer).toHaveAccessibleName('Yearly Subscription Free trial Since May 2, 2026');
    for (const radio of [older, newer]) expect(radio).not.toBeChecked();
    await person.click(screen.getByRole('button', { name: words.submit }));
    expect(group).toHaveAccessibleDescription(words.missing);
    expect(older).toHaveFocus();
    expect(count(service.calls, choose)).toBe(0);
    await person.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/subscriptions/manage'));
    expect(count(service.calls, choose)).toBe(1);
  });

  it('122. H2: a choice that has lapsed leads back to a new code', async () => {
    serve({
      [login]: { json: { choices } },
      [choose]: { status: 400, json: { error: 'invalid_session_id' } },
    });
    open();
    await enterCode();
    await person.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
    await person.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByText(/sign-in has expired/)).toBeVisible();
    expect(screen.getByLabelText(code.label)).toBeVisible();
  });

  it('122. H2: whoever comes from the account page keeps the address and asks for the whole list', async () => {
    signedInAs(email);
    const service = serve({ [login]: { json: { choices } } });
    open({ list: '1' });
    expect(await screen.findByDisplayValue(email)).toBeVisible();
    await person.click(screen.getByRole('button', { name: address.submit }));
    await screen.findByLabelText(code.label);
    await person.keyboard('123456{Enter}');
    expect(await screen.findByRole('group', { name: words.legend })).toBeVisible();
    expect(count(service.calls, login)).toBe(1);
  });
});

it('keeps the address when the network is away, and goes on when it is back', async () => {
  const service = serve({ [otp]: 'offline' });
  open();
  const field = await screen.findByLabelText(address.label);
  await person.type(field, `${email}{Enter}`);
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
  expect(field).toHaveValue(email);
  service.answer(otp, { json: { status: 'sent' } });
  await person.click(screen.getByRole('button', { name: address.submit }));
  expect(await screen.findByLabelText(code.label)).toBeVisible();
});
