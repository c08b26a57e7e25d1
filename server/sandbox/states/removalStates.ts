import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import type { ForcedState } from 'fake-apps/forcedState';
import { removalWords } from '@/lib/content/app/removal';
import { maintenanceScan, profile, scan, siteList } from './removalData';
import { statesOf } from './stateData';

const path = '/dbp';
type Behavior = NonNullable<FakeAppOptions['behavior']>;

function inApp(behavior: Behavior, free = false): FakeAppOptions {
  return { app: 'apple-new', system: 'macos', token: free ? null : 'token', behavior };
}

const known: Behavior = {
  getCurrentUserProfile: { result: profile },
  getDataBrokers: { result: siteList },
  initialScanStatus: { result: scan(58) },
  maintenanceScanStatus: { result: maintenanceScan('full') },
};
const empty: Behavior = {
  ...known,
  initialScanStatus: { result: scan(58, 0) },
  maintenanceScanStatus: { result: maintenanceScan('empty') },
};
const scanning: Behavior = { ...known, initialScanStatus: { result: scan(23, 2) } };

/** The removal screens, with and without the subscription. */
export const removalStates: readonly ForcedState[] = [
  { name: 'dbp-web', title: 'In a browser', path },
  { name: 'dbp-onboarding', title: 'The first question', path, app: inApp({}) },
  { name: 'dbp-onboarding-free', title: 'The first question, free search', path, app: inApp({}, true) },
  ...(['year', 'address', 'confirm'] as const).map((hash) => ({
    name: `dbp-${hash}`,
    title: { year: 'The year of birth', address: 'Where somebody lives', confirm: 'Before the search' }[hash],
    path,
    hash,
    app: inApp({ ...known, initialScanStatus: { result: scan(0, 0) } }),
  })),
  ...statesOf({ path }, [
    { name: 'dbp-edit', title: 'Changing the profile', hash: 'edit', app: inApp(known) },
    {
      name: 'dbp-delete',
      title: 'Confirming profile deletion',
      hash: 'edit',
      app: inApp(known),
      press: [removalWords.edit.remove],
    },
    {
      name: 'dbp-deleted',
      title: 'Profile deleted',
      hash: 'edit',
      app: inApp(known),
      press: [removalWords.edit.remove, removalWords.edit.question.confirm],
    },
    { name: 'dbp-feedback', title: 'Feedback', hash: 'feedback', app: inApp(known) },
    { name: 'dbp-scan', title: 'Searching', app: inApp(scanning) },
    { name: 'dbp-scan-free', title: 'Searching, free search', app: inApp(scanning, true) },
    { name: 'dbp-dashboard', title: 'Records in every state', app: inApp(known) },
    { name: 'dbp-dashboard-free', title: 'Records, free search', app: inApp(known, true) },
    { name: 'dbp-empty', title: 'Nothing found', app: inApp(empty) },
    { name: 'dbp-empty-free', title: 'Nothing found, free search', app: inApp(empty, true) },
    {
      name: 'dbp-agent',
      title: 'Background searching has stopped',
      app: inApp({
        ...known,
        getBackgroundAgentMetadata: { result: { lastRunAppVersion: '1.0', isAgentRunning: false } },
      }),
    },
    {
      name: 'dbp-loading',
      title: 'Records loading',
      app: inApp({ ...known, maintenanceScanStatus: { silent: true } }),
    },
    {
      name: 'dbp-error',
      title: 'Records don’t arrive',
      app: inApp({ ...known, maintenanceScanStatus: { error: 'no' } }),
    },
    { name: 'dbp-failed', title: 'The app refuses', app: inApp({ handshake: { error: 'no' } }) },
    {
      name: 'dbp-silent',
      title: 'An app that never answers',
      app: inApp({ handshake: { silent: true } }),
    },
  ]),
];
