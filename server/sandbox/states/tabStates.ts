import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import type { ForcedState } from 'fake-apps/forcedState';
import { reminderDays } from '@/lib/content/app/reminderDays';
import { storeWords } from '@/lib/content/app/store';
import { interfaceWords } from '@/lib/content/site/interface';
import { mac, phone } from './forcedApps';

const tab: FakeAppOptions = { ...mac, tab: true, bridge: true };
const subscribed: FakeAppOptions = {
  ...tab,
  subscription: { isSubscribed: true, status: 'Auto-Renewable' },
};
const asking: FakeAppOptions = { ...subscribed, behavior: { subscriptionDetails: { silent: true } } };
const banner = 'exp_privacypropromo=banner';

/** What an app's ordinary tabs show to whom, and what the app itself does for a buyer. */
export const tabStates: readonly ForcedState[] = [
  { name: 'tab-pro', title: 'In a tab of an app that sells', path: '/pro', app: tab },
  { name: 'tab-pro-asking', title: 'While the app looks up its subscriber', path: '/pro', app: asking },
  { name: 'tab-pro-subscribed', title: 'For an app subscriber', path: '/pro', app: subscribed },
  { name: 'tab-store', title: 'In a tab of an app that sells', path: '/subscriptions', app: tab },
  {
    name: 'tab-store-subscribed',
    title: 'For a subscriber in a tab',
    path: '/subscriptions',
    app: subscribed,
  },
  { name: 'tab-plans', title: 'More plans in the app', path: '/subscriptions/plans', app: subscribed },
  { name: 'tab-home-subscribed', title: 'For an app subscriber', path: '/', app: subscribed },
  {
    name: 'tab-menu',
    title: 'The menu in an app',
    path: '/about',
    app: tab,
    press: [interfaceWords.menu],
  },
  {
    name: 'tab-menu-subscribed',
    title: 'The menu, for a subscriber',
    path: '/about',
    app: subscribed,
    press: [interfaceWords.menu],
  },
  {
    name: 'tab-browser',
    title: 'The banner, for everyone else',
    path: '/browser',
    search: banner,
    measured: true,
    app: tab,
  },
  {
    name: 'tab-browser-subscribed',
    title: 'The banner, for a subscriber',
    path: '/browser',
    search: banner,
    measured: true,
    app: subscribed,
  },
  {
    name: 'app-reminder',
    title: 'Reminder before the trial ends selected',
    path: '/subscriptions',
    app: phone,
    press: [storeWords.reminder.label(reminderDays)],
  },
  {
    name: 'app-reminder-refused',
    title: 'Reminder not allowed',
    path: '/subscriptions',
    app: { ...phone, behavior: { requestNotificationsPermission: { result: { granted: false } } } },
    press: [storeWords.reminder.label(reminderDays)],
  },
];
