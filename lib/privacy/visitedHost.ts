import { onionHost, startHost } from '../content/site/hosts';
import { type LocationLike, required } from '../url/location';

/** Whether this is a browser's start page, which shows the search and no offers. Host names are case-insensitive. */
export function isStartPage(location: Pick<LocationLike, 'hostname'> | undefined): boolean {
  return required(location, 'isStartPage').hostname.toLowerCase() === startHost;
}

/** Whether this page is visited through the onion network, where nothing is measured and no installs are offered. */
export function isOnionPage(location: Pick<LocationLike, 'hostname'> | undefined): boolean {
  return required(location, 'isOnionPage').hostname.toLowerCase() === onionHost;
}
