import { PermissionResult, UserSettingsResult } from '../contract/native/notificationMessages';
import { channelLimits } from './channel/channelLimits';
import type { NativeChannel } from './channel/openChannel';

type Pages = NativeChannel<'subscriptionPages'>;

/** Whether it may show notifications or ask to (native contract §2.1); false when it does not say. Never rejects. */
export async function mayNotify(channel: Pages): Promise<boolean> {
  try {
    const { notificationsPermission } = await channel.request('getUserSettings', {}, UserSettingsResult);
    return notificationsPermission !== 'denied';
  } catch {
    return false;
  }
}

/** Makes the app ask for permission, unless it already has it. Resolves with whether it is allowed; never rejects. */
export async function requestNotifications(channel: Pages): Promise<boolean> {
  try {
    const { decision } = channelLimits;
    return (await channel.request('requestNotificationsPermission', {}, PermissionResult, decision)).granted;
  } catch {
    return false;
  }
}
