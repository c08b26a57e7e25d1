import type { ForcedState } from 'fake-apps/forcedState';
import { removeEmailWords } from '@/lib/content/account/removeEmail';
import { manageStates } from './manageStates';
import { forcedToken, statesOf } from './stateData';

const email = 'ada@example.org';
const session = { email };
const inMac = { app: 'apple-new', system: 'macos', token: forcedToken(email) } as const;

/** Sign-in and the address of the account. */
const addressStates: readonly ForcedState[] = [
  ...statesOf({ path: '/subscriptions/activate' }, [
    { name: 'activate', title: 'Signed out' },
    { name: 'activate-signed-in', title: 'Already signed in', session },
    { name: 'activate-code', title: 'Code sent', code: { of: 'signIn', email } },
  ]),
  { name: 'activate-success', title: 'Done, signed in', path: '/subscriptions/activate/success', session },
  { name: 'activate-success-signed-out', title: 'Opened too early', path: '/subscriptions/activate/success' },
  {
    name: 'confirm-code',
    title: 'Code sent',
    path: '/subscriptions/confirm',
    code: { of: 'signIn', email },
  },
  { name: 'confirm', title: 'Opened without a code', path: '/subscriptions/confirm' },
  { name: 'add-email', title: 'No address yet', path: '/subscriptions/add-email', session: { email: null } },
  { name: 'add-email-already', title: 'Already has an address', path: '/subscriptions/add-email', session },
  {
    name: 'add-email-otp',
    title: 'Code sent',
    path: '/subscriptions/add-email/otp',
    session: { email: null },
    code: { of: 'change', email },
  },
  { name: 'add-email-success', title: 'Added', path: '/subscriptions/add-email/success', session },
  {
    name: 'add-email-success-app',
    title: 'Added, in an app',
    path: '/subscriptions/add-email/success',
    app: { ...inMac, app: 'android' },
  },
  { name: 'add-email-signed-out', title: 'Signed out', path: '/subscriptions/add-email' },
  { name: 'pro-add-email', title: 'No address yet', path: '/pro/add-email', session: { email: null } },
  { name: 'pro-add-email-signed-out', title: 'Signed out', path: '/pro/add-email' },
  ...statesOf({ path: '/subscriptions/edit-email' }, [
    {
      name: 'edit-email-code',
      title: 'Code sent',
      session,
      code: { of: 'change', email: 'ada@example.net' },
    },
    { name: 'edit-email-none', title: 'No address yet', session: { email: null } },
    { name: 'edit-email-signed-out', title: 'Signed out' },
    {
      name: 'edit-email-remove',
      title: 'Before removing the address',
      session,
      press: [removeEmailWords.open],
    },
    { name: 'edit-email', title: 'Change the address', session },
  ]),
  { name: 'undo-email', title: 'Incomplete link', path: '/subscriptions/undo-email' },
];

export const accountStates: readonly ForcedState[] = [...manageStates, ...addressStates];
