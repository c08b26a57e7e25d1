import type { DownloadTarget } from '../content/site/downloadTarget';
import { appStoreLink, installerLink, macAppStoreLink, microsoftStoreLink, playLink } from './storeLinks';

/** The URL to install a target from, without an origin: the page adds that when the link is used. */
export function targetLink(target: DownloadTarget): string {
  switch (target) {
    case 'macStore':
      return macAppStoreLink();
    case 'windowsStore':
      return microsoftStoreLink();
    case 'ios':
      return appStoreLink();
    case 'android':
      return playLink();
    default:
      return installerLink(target);
  }
}
