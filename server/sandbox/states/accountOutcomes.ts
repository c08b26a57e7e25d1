import type { ForcedState } from 'fake-apps/forcedState';
import { emailWords } from '@/lib/content/account/email';
import { manageWords } from '@/lib/content/account/manage';
import { removeEmailWords } from '@/lib/content/account/removeEmail';
import { signInWords } from '@/lib/content/account/signIn';
import { brand } from '@/lib/content/brand';
import { devices } from './manageStates';
import { failure, forcedChoices, forcedSubscription, forcedToken, statesOf } from './stateData';

const auth = '/api/auth/v2';
const manage = '/subscriptions/manage';
const activate = '/subscriptions/activate';
const edit = '/subscriptions/edit-email';
const undo = '/subscriptions/undo-email';
const email = 'ada@example.org';
const newEmail = 'ada@example.net';
const session = { email };
const words = manageWords.devices;
const phone = words.removeLabel(`${brand.name} app on iPhone or iPad`, '');
const digits = '123456';
const account = {
  ...devices,
  '/api/subscription': { json: forcedSubscription },
};
const loggedOut = { ...account, [`POST ${auth}/logout`]: { json: { status: 'logged_out' } } };
const reauthenticate = failure(403, 'reauthentication_required');
const confirm = { json: { status: 'confirm', hash: 'forced-state' } };

function tokens(address: string | null) {
  const token = forcedToken(address);
  const json = { access_token: token, refresh_token: token, expires_in: 3600, token_type: 'Bearer' };
  return { [`POST ${auth}/token`]: { json } };
}

function wrongCode(more: object) {
  return { [`POST ${auth}/login`]: { status: 400, json: { error: 'invalid_login_credentials', ...more } } };
}

/** What follows a press on the page of the account. */
const manageOutcomes: readonly ForcedState[] = statesOf({ path: manage, session }, [
  {
    name: 'manage-devices-error',
    title: 'Devices couldn’t be loaded',
    answers: { ...account, [`${auth}/sessions`]: failure(503, 'service_unavailable') },
  },
  {
    name: 'manage-device-question',
    title: 'Asking before a device is signed out',
    press: [`${words.remove}${phone}`],
    answers: account,
  },
  {
    name: 'manage-ended-elsewhere',
    title: 'Signed out from another device',
    answers: {
      '/api/subscription': failure(401, 'invalid_token'),
      [`POST ${auth}/token`]: { status: 400, json: { error: 'invalid_token_request', error_code: 3 } },
    },
  },
  {
    name: 'manage-device-code',
    title: 'Confirming with a code before signing out a device',
    press: [`${words.remove}${phone}`, words.question.confirm],
    answers: { ...account, [`DELETE ${auth}/sessions`]: reauthenticate },
  },
  {
    name: 'manage-billing-error',
    title: 'Billing couldn’t be opened',
    press: [manageWords.openPortal],
    answers: { ...account, '/api/checkout/portal': failure(503, 'service_unavailable') },
  },
  {
    name: 'manage-sign-out-no-email',
    title: 'Confirming sign-out without an email address',
    session: { email: null },
    press: [manageWords.signOut],
    answers: account,
  },
  {
    name: 'manage-signed-out-here',
    title: 'Just signed out',
    press: [manageWords.signOut],
    answers: loggedOut,
  },
  {
    name: 'manage-signed-out-everywhere',
    title: 'Just signed out everywhere',
    press: [manageWords.signOutEverywhere, manageWords.signOutEverywhereQuestion.confirm],
    answers: loggedOut,
  },
  {
    name: 'manage-delete-code',
    title: 'Entering the code for account deletion',
    press: [manageWords.remove.open, manageWords.remove.send],
    answers: { ...account, [`POST ${auth}/account/delete`]: confirm },
  },
  {
    name: 'manage-delete-former-code',
    title: 'Entering the former address’s code for account deletion',
    press: [manageWords.remove.open, manageWords.remove.send, manageWords.remove.next],
    type: digits,
    answers: {
      ...account,
      [`POST ${auth}/account/delete`]: {
        json: { status: 'confirm', hash: 'forced-state', former_email: 'a…@example.net' },
      },
    },
  },
  {
    name: 'manage-delete-no-email',
    title: 'Confirming deletion of an account without an email address',
    session: { email: null },
    press: [manageWords.remove.open],
    answers: account,
  },
  {
    name: 'manage-deleted',
    title: 'Account deleted',
    press: [manageWords.remove.open, manageWords.remove.send, manageWords.remove.confirm],
    type: digits,
    answers: { ...account, [`POST ${auth}/account/delete`]: [confirm, { json: { status: 'deleted' } }] },
  },
]);

/** What follows an address or a code. */
const addressOutcomes: readonly ForcedState[] = [
  ...statesOf({ path: activate, press: [signInWords.code.submit], type: digits }, [
    {
      name: 'activate-refused',
      title: 'Address that doesn’t receive email',
      press: [signInWords.address.submit],
      type: email,
      answers: {
        [`POST ${auth}/authorize`]: { json: { status: 'ok' } },
        [`POST ${auth}/otp`]: failure(400, 'failed_mx_check'),
      },
    },
    {
      name: 'activate-long-code',
      title: 'Too many codes for this address',
      press: [signInWords.address.submit],
      type: email,
      answers: {
        [`POST ${auth}/authorize`]: { json: { status: 'ok' } },
        [`POST ${auth}/otp`]: {
          status: 429,
          json: { error: 'too_many_requests', reason: 'address_limit' },
        },
      },
    },
    {
      name: 'activate-slip',
      title: 'Asking about a slip in the address',
      press: [signInWords.address.submit],
      type: 'ada@gmial.com',
    },
    {
      name: 'activate-wrong-code',
      title: 'Wrong code',
      code: { of: 'signIn', email },
      answers: wrongCode({ tries_left: 2 }),
    },
    {
      name: 'activate-choice',
      title: 'Several subscriptions with one address',
      code: { of: 'signIn', email },
      answers: { [`POST ${auth}/login`]: { json: { choices: forcedChoices } } },
    },
    {
      name: 'activate-spent-code',
      title: 'Too many wrong codes',
      code: { of: 'signIn', email },
      answers: wrongCode({ reason: 'spent' }),
    },
  ]),
  ...statesOf(
    {
      path: edit,
      session,
      answers: { [`POST ${auth}/account/edit`]: reauthenticate },
      press: [removeEmailWords.open, removeEmailWords.submit],
    },
    [
      {
        name: 'edit-email-reauthenticate',
        title: 'Confirming with a code first',
        press: [emailWords.edit.submit],
        type: newEmail,
      },
      {
        name: 'edit-email-changed',
        title: 'Changed',
        code: { of: 'change', email: newEmail },
        press: [emailWords.confirm.submit],
        type: digits,
        answers: {
          ...tokens(newEmail),
          [`POST ${auth}/account/edit/confirm`]: { json: { status: 'confirmed', email: newEmail } },
        },
      },
      {
        name: 'edit-email-remove-reauthenticate',
        title: 'Confirming with a code before removing the address',
      },
      {
        name: 'edit-email-removed',
        title: 'Address removed',
        answers: {
          ...tokens(null),
          [`POST ${auth}/account/edit`]: { json: { status: 'removed', email: null } },
        },
      },
    ],
  ),
  { name: 'undo-email-link', title: 'From the emailed link', path: undo, hash: 'forced-state' },
  {
    name: 'undo-email-done',
    title: 'Change undone',
    path: undo,
    hash: 'forced-state',
    press: [emailWords.undo.submit],
    answers: { [`POST ${auth}/account/edit/undo`]: { json: { status: 'undone' } } },
  },
  {
    name: 'undo-email-used',
    title: 'Link already used',
    path: undo,
    hash: 'forced-state',
    press: [emailWords.undo.submit],
    answers: { [`POST ${auth}/account/edit/undo`]: failure(400, 'invalid_request') },
  },
];

/** Screens of the account that only a press brings. */
export const accountOutcomes: readonly ForcedState[] = [...manageOutcomes, ...addressOutcomes];
