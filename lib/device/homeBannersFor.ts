import type { HomeBannerId } from '../content/home/homeBanners';
import type { Device } from './device';
import { onboardingPromos } from './onboardingPromos';

/**
 * What the corner of the home page may hold on this device, the first choice first; one that was put away leaves its
 * place to the next at the next visit (specification §9: dismiss keys for mobile homepage banners). Our own apps hear of
 * the subscription alone.
 */
export function homeBannersFor(device: Device): readonly HomeBannerId[] {
  const canInstall = onboardingPromos(device).length > 0;
  if (device.formFactor === 'desktop') return canInstall ? ['install'] : [];
  if (device.inApp) return ['mobileSubscription'];
  return [...(canInstall ? (['mobileApp'] as const) : []), 'mobileDefault', 'mobileSubscription'];
}
