import type { PromoId } from '@/lib/content/downloads/promos';
import type { Device } from '@/lib/device/device';
import { onboardingPromos } from '@/lib/device/onboardingPromos';
import { mayOfferInstall } from '@/lib/settings/mayOfferInstall';
import { knowsPopovers } from './knowsPopovers';

/**
 * What this visitor may be offered, best offer first; nothing for visitors who asked for no offers, and nothing that
 * could not open in this browser.
 */
export function welcomeOffers(device: Device): readonly PromoId[] {
  const { search } = window.location;
  if (!mayOfferInstall({ search, cookies: document.cookie })) return [];
  return onboardingPromos(device).filter((promo) => promo !== 'setAsDefault' || knowsPopovers());
}
