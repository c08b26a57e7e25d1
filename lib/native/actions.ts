import type { NotificationName } from '../contract/native/message';
import type { MessagesOf } from '../contract/native/nativeCatalog';
import type { BillingPeriod, FeatureName } from '../contract/subscription';
import type { NativeChannel } from './channel/openChannel';

type Pages = NativeChannel<'subscriptionPages'>;

/** Opens a subscription feature in the app. Apple's apps read one key, Android's the other. */
export function openFeature(channel: Pages, feature: FeatureName): void {
  channel.notify('featureSelected', { productFeature: feature, feature });
}

/** Closes the page and shows the app's settings; the app then reads the account again. */
export function backToSettings(channel: Pages): void {
  channel.notify('backToSettings', {});
}

/** The same after an activation by email, for which Android has a separate message. */
export function backToSettingsActivated(channel: Pages): void {
  channel.notify(channel.transport === 'android' ? 'backToSettingsActivateSuccess' : 'backToSettings', {});
}

/** Opens the app's own screen for restoring a purchase made in its store. */
export function activateSubscription(channel: Pages): void {
  channel.notify('activateSubscription', {});
}

/** What the app counts or reacts to, without answering (native contract §2.3). */
export type ReportedAction = NotificationName<MessagesOf<'subscriptionPages'>> & `subscriptions${string}`;

/** Tells the app what was done. After a change of the email address, this makes Android refresh its token. */
export function notifyApp(channel: Pages, what: ReportedAction): void {
  channel.notify(what, {});
}

/** Counts a press on a price (native contract §2.3); null for a price that is not known yet. */
export function priceClicked(channel: Pages, period: BillingPeriod | null): void {
  if (period === 'monthly') notifyApp(channel, 'subscriptionsMonthlyPriceClicked');
  else if (period === 'yearly') notifyApp(channel, 'subscriptionsYearlyPriceClicked');
  else notifyApp(channel, 'subscriptionsUnknownPriceClicked');
}
