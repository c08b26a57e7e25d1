import type { DownloadTarget } from '../content/site/downloadTarget';
import {
  androidPackageLink,
  appStoreLink,
  macAppStoreLink,
  macInstallerLink,
  microsoftStoreLink,
  playLink,
  windowsInstallerLink,
} from './storeLinks';

/** The URL to install a target from, without an origin: the page adds that when the link is used. */
export function targetLink(target: DownloadTarget): string {
  switch (target) {
    case 'mac':
      return macInstallerLink();
    case 'macStore':
      return macAppStoreLink();
    case 'windows':
      return windowsInstallerLink();
    case 'windowsStore':
      return microsoftStoreLink();
    case 'windowsPackage':
      return windowsInstallerLink(null, 'package');
    case 'windowsPreview':
      return windowsInstallerLink(null, 'preview');
    case 'ios':
      return appStoreLink();
    case 'android':
      return playLink();
    case 'androidPackage':
      return androidPackageLink();
  }
}
