import type { HomeBannerId } from '../content/home/homeBanners';
import type { Device } from './device';
import { onboardingPromos } from './onboardingPromos';

/**
 * The banners that may appear in the corner of the home page on this device, first choice first. Dismissing one
 * dismisses all (lib/dismissals). Our own apps show only the subscription.
 */
export function homeBannersFor(device: Device): readonly HomeBannerId[] {
  const canInstall = onboardingPromos(device).length > 0;
  if (device.formFactor === 'desktop') return canInstall ? ['install'] : [];
  if (device.inApp) return ['mobileSubscription'];
  return [...(canInstall ? (['mobileApp'] as const) : []), 'mobileDefault', 'mobileSubscription'];
}
