import type { PromoId } from '@/lib/content/downloads/promos';
import type { Device } from '@/lib/device/device';
import { onboardingPromos } from '@/lib/device/onboardingPromos';
import { mayOfferInstall } from '@/lib/settings/mayOfferInstall';

/** What this visitor may be offered to install, best offer first; nothing for visitors who asked for no offers. */
export function welcomeOffers(device: Device): readonly PromoId[] {
  const { search } = window.location;
  return mayOfferInstall({ search, cookies: document.cookie }) ? onboardingPromos(device) : [];
}
