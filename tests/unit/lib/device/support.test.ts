import { extensionLink } from '@/lib/attribution/extensionLink';
import { macAppStoreLink } from '@/lib/attribution/storeLinks';
import { extensionStores } from '@/lib/content/downloads/extensionStores';
import { describeDevice } from '@/lib/device/device';
import { canInstallApp } from '@/lib/device/support';
import { android, chrome, facts, iphone, linuxWords, safari, windowsWords } from './facts';

describe('minimum versions (specification §9)', () => {
  it.each([
    ['macOS Catalina', safari, true],
    ['macOS Mojave', safari.replace('10_15_7', '10_14_6'), false],
    ['Windows 10', `${windowsWords} ${chrome()}`, true],
    ['Windows 8.1', `${windowsWords.replace('10.0', '6.3')} ${chrome()}`, false],
    ['iOS 15', iphone.replace('18_5', '15_0'), true],
    ['iOS 14', iphone.replace('18_5', '14_8'), false],
    ['Android 8', android.replace('14', '8.0'), true],
    ['Android 7', android.replace('14', '7.1'), false],
    ['Linux', `${linuxWords} ${chrome()}`, false],
  ])('the app on %s: %p', (_name, userAgent, can) => {
    expect(canInstallApp(describeDevice(facts(userAgent)).system)).toBe(can);
  });

  it.each([
    [
      'Firefox 91',
      'Mozilla/5.0 (X11; Linux x86_64; rv:91.0) Gecko/20100101 Firefox/91.0',
      extensionStores.firefox,
    ],
    ['Firefox 90', 'Mozilla/5.0 (X11; Linux x86_64; rv:90.0) Gecko/20100101 Firefox/90.0', null],
    ['Chrome 92', `${windowsWords} ${chrome('92.0.4515')}`, extensionStores.chrome],
    ['Chrome 91', `${windowsWords} ${chrome('91.0.4472')}`, null],
    ['Edge', `${windowsWords} ${chrome()} Edg/140.0`, extensionStores.edge],
    ['Safari', safari, macAppStoreLink()],
    ['Chrome on Android', android, null],
    ['Chrome on an iPhone', iphone.replace('Version/18.5', 'CriOS/140.0'), null],
  ])('the extension in %s is at %p', (_name, userAgent, link) => {
    expect(extensionLink(describeDevice(facts(userAgent)))).toBe(link);
  });
});
