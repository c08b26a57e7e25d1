import { onionHost, startHost } from '../content/site/hosts';
import { type LocationLike, required } from '../url/location';

/** Whether this is the page that a browser opens with: the search, and nothing that is offered. Host names know no case. */
export function isStartPage(location: Pick<LocationLike, 'hostname'> | undefined): boolean {
  return required(location, 'isStartPage').hostname.toLowerCase() === startHost;
}

/** Whether this page is visited inside the onion network: nothing is measured there, and nothing offered to install. */
export function isOnionPage(location: Pick<LocationLike, 'hostname'> | undefined): boolean {
  return required(location, 'isOnionPage').hostname.toLowerCase() === onionHost;
}
