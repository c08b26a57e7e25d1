import { screen, waitFor, within } from '@testing-library/react';
import { ManageScreen } from '@/components/subscription/account/manage/ManageScreen';
import { endedSignInWords, formWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { person } from '@/tests/fixtures/browser/person';
import { subscriptionOf } from '@/tests/fixtures/browser/subscriptionOf';
import { openScreen, type Reply, serve, signedInAs } from './accountSite';

const email = 'anna@example.org';
const year = new Date().getFullYear();
const november = new Date(year, 10, 22, 3, 47).getTime();
const deviceOf = (id: string, kind: string, system: string) => ({
  ...{ id, platform: 'web', kind, system, createdAt: november, lastUsedAt: november },
  current: id === 'here',
});
const sessions = [deviceOf('here', 'firefox', 'linux'), deviceOf('phone', 'chrome', 'android')];
const remove = 'DELETE /api/auth/v2/sessions';
const words = manageWords.devices;

function open(more: Record<string, Reply> = {}) {
  const service = serve({
    'GET /api/subscription': { json: subscriptionOf() },
    'GET /api/auth/v2/sessions': { json: { sessions } },
    'POST /api/auth/v2/logout': { json: { status: 'logged_out' } },
    ...more,
  });
  signedInAs(email);
  openScreen(<ManageScreen />, { origin: 'funnel_pro_web' });
  return service;
}

it('a sign-in shows as kind of browser, system and since when', async () => {
  open();
  expect(await screen.findByText('Chrome on Android')).toBeVisible();
  expect(screen.getAllByText(/^Signed in November 22(,| at) 3:47.AM$/)).toHaveLength(2);
});

it('asks before another device is signed out, and goes on from the heading when its row is gone', async () => {
  const service = open({ [remove]: { json: { status: 'logged_out' } } });
  await person.click(await screen.findByRole('button', { name: /^Sign out Chrome on Android/ }));
  const dialog = screen.getByRole('dialog', { name: words.question.heading('Chrome on Android') });
  await person.click(within(dialog).getByRole('button', { name: words.cancel }));
  expect(service.calls).not.toContain(remove);
  await person.click(screen.getByRole('button', { name: /^Sign out Chrome on Android/ }));
  service.answer('GET /api/auth/v2/sessions', { json: { sessions: sessions.slice(0, 1) } });
  await person.click(screen.getByRole('button', { name: words.question.confirm }));
  await waitFor(() => expect(service.calls).toContain(remove));
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: words.heading })).toHaveFocus());
});

it('leaves the focus on the row of a device that could not be signed out', async () => {
  open({ [remove]: 'offline' });
  const button = await screen.findByRole('button', { name: /^Sign out Chrome on Android/ });
  await person.click(button);
  await person.click(screen.getByRole('button', { name: words.question.confirm }));
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
  expect(button).toHaveFocus();
});

it('asks for a code where the sign-in here is not fresh', async () => {
  const service = open({ [remove]: { status: 403, json: { error: 'reauthentication_required' } } });
  await person.click(await screen.findByRole('button', { name: /^Sign out Chrome on Android/ }));
  await person.click(screen.getByRole('button', { name: words.question.confirm }));
  expect(await screen.findByText(words.needsCode(email))).toBeVisible();
  await person.click(screen.getByRole('button', { name: words.sendCode }));
  expect(await screen.findByLabelText(formWords.code)).toHaveFocus();
  expect(service.calls).toContain('POST /api/auth/v2/otp');
});

it('the present browser can be ended from the list as well, after a question of its own', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: /^Sign out Firefox on Linux/ }));
  const dialog = screen.getByRole('dialog', { name: manageWords.signOutQuestion.heading });
  expect(within(dialog).getByText(manageWords.signOutQuestion.intro)).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: manageWords.signOutQuestion.confirm }));
  expect(await screen.findByRole('heading', { level: 1, name: manageWords.signedOut })).toBeVisible();
});

it.each([
  ['ended', { error: 'invalid_token_request', error_code: 3 }],
  ['expired', { error: 'invalid_token_request', error_code: 1 }],
  ['deleted', { error: 'unknown_account' }],
  ['over', { error: 'invalid_token_request', error_code: 0 }],
] as const)('a device whose sign-in is over says how it ended: %s', async (end, json) => {
  open({
    'GET /api/subscription': { status: 401, json: { error: 'invalid_token' } },
    'POST /api/auth/v2/token': { status: 400, json },
  });
  const { heading, intro } = endedSignInWords[end];
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(intro)).toBeVisible();
});
