import { appStore } from '../content/downloads/extensionStores';
import { stores } from '../content/subscription/stores';
import { isOrigin } from './origin';
import { isWeekVersion } from './weekVersion';

/**
 * Links to our apps that say which page led to them. What they say: a campaign or an origin, which names a page and
 * never a person. Where it goes: to the store, which counts installs by it, or into the name of the installer's folder.
 */
export const maxCampaignLength = 30;
const defaultCampaign = 'site';

/** The app for iPhone and iPad. @throws RangeError when the campaign is longer than 30 characters. */
export function appStoreLink(campaign: string = defaultCampaign): string {
  return appleLink(appStore.app, campaign, 'iphone');
}

/** The extension for Safari. @throws RangeError when the campaign is longer than 30 characters. */
export function macAppStoreLink(campaign: string = defaultCampaign): string {
  return appleLink(appStore.macApp, campaign, 'mac');
}

/** @throws RangeError when a campaign name is longer than 30 characters (specification §5). */
function appleLink(address: string, campaign: string, platform: 'iphone' | 'mac'): string {
  if (campaign.length > maxCampaignLength) {
    throw new RangeError(`A campaign name has at most ${maxCampaignLength} characters: ${campaign}`);
  }
  const query = new URLSearchParams({ platform, pt: appStore.provider, mt: '8', ct: campaign });
  return `${address}?${query}`;
}

/** The app for Android; the store hands the referrer to the app once. An invalid origin is left out. */
export function playLink(origin: string | null = null): string {
  const query = new URLSearchParams({ id: stores.play.packageName });
  if (isOrigin(origin)) query.set('referrer', new URLSearchParams({ origin }).toString());
  return `${stores.play.address}?${query}`;
}

/** What is downloaded from us, outside any store. */
export const installers = ['windows', 'windowsPackage', 'windowsPreview', 'mac', 'androidPackage'] as const;
type Installer = (typeof installers)[number];

/** The file of an installer, in a folder named by the origin and, for the Mac and when known, the install week. */
export function installerLink(
  installer: Installer,
  origin: string | null = null,
  week: string | null = null,
): string {
  const { folder, file } = stores[installer];
  if (!isOrigin(origin)) return folder + file;
  const isNamed = installer === 'mac' && week !== null && isWeekVersion(week);
  return `${folder}${origin}${isNamed ? `-${week}` : ''}/${file}`;
}

/** The store page of an extension, where the store counts installs by campaign. */
export function extensionStoreLink(address: string, origin: string | null = null): string {
  if (!isOrigin(origin)) return address;
  const query = new URLSearchParams({ utm_source: defaultCampaign, utm_campaign: origin });
  return `${address}?${query}`;
}

/** The Windows app in Microsoft's store, opened there directly. */
export function microsoftStoreLink(origin: string | null = null): string {
  const query = new URLSearchParams({ mode: 'direct' });
  if (isOrigin(origin)) query.set('referrer', origin);
  return `${stores.microsoft.address}?${query}`;
}
