import { chatUrl } from '../content/brand';
import { countingExtensionStores } from '../content/downloads/extensionStores';
import { isOrigin, parseOrigin } from './origin';
import {
  appStoreLink,
  extensionStoreLink,
  installerLink,
  installers,
  macAppStoreLink,
  maxCampaignLength,
  microsoftStoreLink,
  playLink,
} from './storeLinks';

/** The source in the origins of our own links. */
const ownSite = 'website';
/** A path from the root of this site that is a page: links to files carry no origin. */
const pageOfOurs = /^\/(?!\/)[^.?#]*(?:[?#]|$)/;

/**
 * The same URL with the visit's origin in the form that its target reads: a parameter on our pages and the chat, a
 * referrer or campaign at the stores, a folder at the installers, with the install week for the Mac. An origin that the
 * link already has is never overwritten, except by a campaign where it only names a place on our site: a campaign may
 * grant a longer trial, and that must not depend on which of our links leads on. A URL that cannot carry an origin is
 * returned unchanged.
 */
export function propagateOrigin(address: string, origin: string | null, installWeek: string | null = null) {
  if (!isOrigin(origin)) return address;
  if (pageOfOurs.test(address) || address.startsWith(chatUrl)) return withParameter(address, origin);
  const installer = installers.find((one) => address === installerLink(one));
  if (installer) return installerLink(installer, origin, installWeek);
  if (countingExtensionStores.includes(address)) return extensionStoreLink(address, origin);
  if (address === microsoftStoreLink()) return microsoftStoreLink(origin);
  if (address === playLink()) return playLink(origin);
  // A store campaign is shorter than an origin may be. A longer one is not cut, because it would name another page.
  const fits = origin.length <= maxCampaignLength;
  if (!fits) return address;
  if (address === macAppStoreLink()) return macAppStoreLink(origin);
  return address === appStoreLink() ? appStoreLink(origin) : address;
}

function withParameter(address: string, origin: string): string {
  const url = new URL(address, 'https://page.invalid');
  if (url.searchParams.has('origin') && !givesWay(url.searchParams.get('origin'), origin)) return address;
  url.searchParams.set('origin', origin);
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}

/** Whether a link's own origin names a place on our site, and that of the visit a campaign elsewhere. */
function givesWay(named: string | null, visit: string): boolean {
  const from = parseOrigin(visit);
  const isCampaign = from !== null && Boolean(from.source && from.campaign) && from.source !== ownSite;
  return isCampaign && parseOrigin(named)?.source === ownSite;
}
