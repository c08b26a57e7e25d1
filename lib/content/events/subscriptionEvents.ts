import { type EventCatalog, impressions } from './eventCatalog';
import { visitEvents } from './visitEvents';

/**
 * Events of the subscription's screens, on the web and in the apps, and of its auth calls. Only those pages carry them.
 */
export const subscriptionEvents = {
  ...visitEvents,
  ...impressions(
    'pro',
    'subscriptions',
    'subscriptions_plans',
    'welcome',
    'email_add',
    'email_confirm',
    'email_success',
    'email_verify',
    'email_edit',
    'email_undo',
    'email_delete',
    'activate',
    'activation_flow',
    'activation_this_device',
    'activation_another_device',
    'manage',
  ),
  'page.pro.buy.click': ['origin', 'period', 'views'],
  'page.subscriptions.buy.click': ['origin', 'period'],
  'page.subscriptions_plans.change.click': ['origin', 'period'],
  'page.welcome.experiment': ['experiment', 'variant'],
  'page.email_add.success': [],
  'page.email_edit.success': [],
  'page.activate.success': [],
  'page.delete.success': [],
  v2Authorization: [],
  v2AccountCreate: [],
  v2Passphrase: [],
  v2Login: [],
  v2Tokens: [],
  v2AccountEdit: [],
  v2AccountEditConfirm: [],
} as const satisfies EventCatalog;

export type SubscriptionEventId = keyof typeof subscriptionEvents;
