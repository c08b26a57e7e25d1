import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import type { ForcedState } from 'fake-apps/forcedState';
import { signInWords } from '@/lib/content/account/signIn';
import { android, mac } from './forcedApps';
import { forcedChoices, forcedToken, statesOf } from './stateData';

const base = '/subscriptions/activation-flow';
const byEmail = `${base}/this-device/activate-by-email`;
const addEmail = `${base}/another-device/add-email`;
const email = 'ada@example.org';
const session = { email };
const signedIn: FakeAppOptions = { ...mac, token: forcedToken(email) };
const withoutAddress: FakeAppOptions = { ...mac, token: forcedToken(null) };
const silent = { silent: true };
const mute: FakeAppOptions = {
  ...android,
  behavior: { getFeatureConfig: silent, getSubscription: silent, getAuthAccessToken: silent },
};

/** The subscription comes to this device. */
const hereStates: readonly ForcedState[] = [
  ...statesOf({ path: base }, [
    { name: 'activation', title: 'Signed out, on a Mac', app: mac },
    { name: 'activation-windows', title: 'Signed out, on Windows', app: { app: 'windows' } },
    { name: 'activation-silent', title: 'An app that never answers', app: mute },
    { name: 'activation-signed-in', title: 'Already active here', app: signedIn },
    { name: 'activation-no-email', title: 'Active here, without an email address', app: withoutAddress },
    { name: 'activation-web', title: 'Signed out, in a browser' },
    { name: 'activation-web-signed-in', title: 'Signed in, in a browser', session },
  ]),
  { name: 'activation-here', title: 'Signed out', path: `${base}/this-device`, app: android },
  { name: 'activation-here-email', title: 'Signed out', path: `${base}/this-device/email`, app: mac },
  { name: 'activation-address', title: 'Asking for the email address', path: byEmail, app: mac },
  { name: 'activation-address-known', title: 'Already signed in', path: byEmail, app: signedIn },
  {
    name: 'activation-code',
    title: 'Code sent',
    path: `${byEmail}/otp`,
    app: mac,
    code: { of: 'signIn', email },
  },
  {
    name: 'activation-choice',
    title: 'Several subscriptions with one address',
    path: `${byEmail}/otp`,
    app: mac,
    code: { of: 'signIn', email },
    press: [signInWords.code.submit],
    type: '123456',
    answers: { 'POST /api/auth/v2/login': { json: { choices: forcedChoices } } },
  },
  { name: 'activation-done', title: 'Done, on a Mac', path: `${byEmail}/success`, app: signedIn },
  { name: 'activation-done-android', title: 'Done, on Android', path: `${byEmail}/success`, app: android },
  { name: 'activation-done-web', title: 'Done, in a browser', path: `${byEmail}/success`, session },
  { name: 'activation-done-early', title: 'Opened too early', path: `${byEmail}/success` },
];

/** The subscription goes to another device. */
const awayStates: readonly ForcedState[] = [
  { name: 'device-web', title: 'The steps, in a browser', path: `${base}/another-device`, session },
  { name: 'device-signed-out', title: 'Signed out', path: `${base}/another-device` },
  {
    name: 'device-email',
    title: 'The steps, in an app',
    path: `${base}/another-device/email`,
    app: signedIn,
  },
  { name: 'device-email-signed-out', title: 'Signed out', path: `${base}/another-device/email`, app: mac },
  { name: 'device-add', title: 'No address yet', path: addEmail, app: withoutAddress },
  { name: 'device-add-signed-out', title: 'Signed out', path: addEmail },
  {
    name: 'device-add-otp',
    title: 'Code sent',
    path: `${addEmail}/otp`,
    session: { email: null },
    code: { of: 'change', email },
  },
  { name: 'device-add-success', title: 'Added', path: `${addEmail}/success`, session },
];

/** The tree under `/subscriptions/activation-flow`. */
export const activationStates: readonly ForcedState[] = [...hereStates, ...awayStates];
