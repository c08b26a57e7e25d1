import * as fc from 'fast-check';
import { extensionLink } from '@/lib/attribution/extensionLink';
import { macAppStoreLink } from '@/lib/attribution/storeLinks';
import { extensionStores } from '@/lib/content/downloads/extensionStores';
import { isAppNavigator, readBrowserFacts } from '@/lib/device/browserFacts';
import { describeDevice } from '@/lib/device/device';
import { onboardingPromos } from '@/lib/device/onboardingPromos';
import { canInstallApp } from '@/lib/device/support';
import { android, chrome, facts, iphone, linuxWords, macWords, safari, webkit, windowsWords } from './facts';

describe('operating system', () => {
  it.each([
    ['a Mac', safari, {}, 'macos', [10, 15, 7]],
    ['Windows', `${windowsWords} ${chrome()}`, {}, 'windows', [10, 0]],
    ['an iPhone', iphone, {}, 'ios', [18, 5]],
    ['Android', android, {}, 'android', [14]],
    [
      'Android in the words of a desktop',
      `${linuxWords} ${chrome()}`,
      { clientPlatform: 'Android' },
      'android',
      null,
    ],
    [
      'Android whose hints are a desktop’s, too',
      `${linuxWords} ${chrome()}`,
      { platform: 'Linux armv81', clientPlatform: 'Linux', clientMobile: false, maxTouchPoints: 5 },
      'android',
      null,
    ],
    ['Linux on an ARM board', `${linuxWords} ${chrome()}`, { platform: 'Linux armv7l' }, 'linux', null],
    ['a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome()}`, {}, 'chromeos', [14541, 0, 0]],
    ['Linux', `${linuxWords} ${chrome()}`, {}, 'linux', null],
    ['a Windows Phone', 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) Edge/15.15254', {}, 'other', null],
    ['a browser that says nothing', '', {}, 'other', null],
  ])('%s', (_name, userAgent, changes, name, version) => {
    expect(describeDevice(facts(userAgent, changes)).system).toEqual({ name, version });
  });

  it('an iPad is told from a Mac by its touch points', () => {
    const shown = (maxTouchPoints: number) =>
      describeDevice(facts(safari, { platform: 'MacIntel', maxTouchPoints }));
    expect(shown(0).system.name).toBe('macos');
    expect(shown(5)).toMatchObject({ system: { name: 'ios', version: null }, formFactor: 'tablet' });
  });
});

it.each([
  ['Chrome', `${windowsWords} ${chrome('139.0.1.2')}`, 'chrome', [139, 0, 1, 2]],
  ['Edge', `${windowsWords} ${chrome()} Edg/140.0.3485.54`, 'edge', [140, 0, 3485, 54]],
  ['Opera', `${windowsWords} ${chrome()} OPR/121.0`, 'opera', [121, 0]],
  ['Vivaldi', `${windowsWords} ${chrome()} Vivaldi/7.5`, 'vivaldi', [7, 5]],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'firefox', [142, 0]],
  ['Safari', safari, 'safari', [18, 5]],
  ['Chrome on an iPhone', iphone.replace('Version/18.5', 'CriOS/140.0'), 'chrome', [140, 0]],
  ['Firefox on an iPhone', iphone.replace('Version/18.5', 'FxiOS/142.0'), 'firefox', [142, 0]],
  ['Samsung', android.replace('Chrome', 'SamsungBrowser/28.0 Chrome'), 'samsung', [28, 0]],
  [
    'Internet Explorer',
    'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko',
    'internetExplorer',
    [11, 0],
  ],
  ['our app', android.replace('Mobile Safari/537.36', 'Mobile DuckDuckGo/5 Safari/537.36'), 'own', [5]],
  ['an unknown one', 'curl/8.5.0', 'other', null],
])('the browser is %s', (_name, userAgent, name, version) => {
  expect(describeDevice(facts(userAgent)).browser).toEqual({ name, version });
});

it('Brave writes what Chrome writes and is told by its own mark', () => {
  expect(describeDevice(facts(`${windowsWords} ${chrome()}`, { brave: true })).browser.name).toBe('brave');
});

it.each([
  ['iPhone', iphone, 'mobile'],
  ['iPad', iphone.replaceAll('iPhone', 'iPad'), 'tablet'],
  ['Android phone', android, 'mobile'],
  ['Android tablet', android.replace(' Mobile', ''), 'tablet'],
  ['Mac', safari, 'desktop'],
  ['Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome()}`, 'desktop'],
  ['Windows Phone', 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) Mobile Edge/15', 'mobile'],
  ['nothing known', '', 'desktop'],
])('mobile, tablet or desktop %s', (_name, userAgent, form) => {
  expect(describeDevice(facts(userAgent)).formFactor).toBe(form);
});

it('the extension is no app, and our apps are known by their words or their own mark', () => {
  const shown = (userAgent: string, productPlatform: string) => {
    const { inApp, extensionInstalled } = describeDevice(facts(userAgent, { productPlatform }));
    return [inApp, extensionInstalled];
  };
  expect(shown(safari, '')).toEqual([false, false]);
  expect(shown(safari, 'extension')).toEqual([false, true]);
  expect(shown(safari, 'macos')).toEqual([true, false]);
  expect(shown(`${macWords} ${webkit} Version/18.5 Safari/605.1.15 Ddg/18.5`, '')).toEqual([true, false]);
});

it('reads the facts of a browser, and stands a browser without any', () => {
  expect(readBrowserFacts({})).toEqual(facts(''));
  expect(
    readBrowserFacts({
      userAgent: 'x',
      platform: 'MacIntel',
      maxTouchPoints: 5,
      userAgentData: { platform: 'macOS', mobile: false },
      brave: {},
      duckduckgo: { platform: 'extension' },
    }),
  ).toEqual({
    userAgent: 'x',
    platform: 'MacIntel',
    maxTouchPoints: 5,
    clientPlatform: 'macOS',
    clientMobile: false,
    brave: true,
    productPlatform: 'extension',
  });
  expect(readBrowserFacts({ duckduckgo: { platform: 7 } }).productPlatform).toBe('');
});

it('any words give some device', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer(), (userAgent, platform, maxTouchPoints) => {
      const device = describeDevice(facts(userAgent, { platform, maxTouchPoints }));
      expect(['mobile', 'tablet', 'desktop']).toContain(device.formFactor);
    }),
  );
});

it.each([
  ['a browser', {}, false],
  ['a browser with our extension', { duckduckgo: { platform: 'extension' } }, false],
  ['our app on a Mac', { duckduckgo: { platform: 'macos' } }, true],
  ['an app that does not name its system', { duckduckgo: {} }, true],
])('whether an app may be around the page: %s', (_name, navigator, isApp) => {
  expect(isAppNavigator(navigator)).toBe(isApp);
});

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

const offered = (userAgent: string, changes = {}) =>
  onboardingPromos(describeDevice(facts(userAgent, changes)));

describe('onboarding promo options per OS and browser (specification §9)', () => {
  it.each([
    ['Chrome on Windows', `${windowsWords} ${chrome()}`, ['addToBrowser', 'downloadBrowser']],
    ['Edge on Windows', `${windowsWords} ${chrome()} Edg/140.0`, ['addToBrowser', 'downloadBrowser']],
    ['Safari on a Mac', safari, ['downloadBrowser', 'setAsDefault']],
    ['an iPhone', iphone, ['iosApp']],
    ['Android', android, ['androidApp']],
    ['Linux', `${linuxWords} ${chrome()}`, ['addToBrowser', 'mobileApps']],
    ['Linux with an unknown browser', linuxWords, ['setAsDefault', 'mobileApps']],
    ['an old Chrome', `${windowsWords} ${chrome('80.0')}`, ['setAsDefault', 'downloadBrowser']],
    ['an iPhone too old for the app', iphone.replace('18_5', '12_1'), []],
    ['a Mac too old for the app', safari.replace('10_15_7', '10_13'), ['mobileApps', 'setAsDefault']],
  ])('%s', (_name, userAgent, options) => {
    expect(offered(userAgent)).toEqual(options);
  });

  it('no extension is offered to an Android tablet that requests desktop pages: its Chrome has none', () => {
    const words = `${linuxWords} ${chrome()}`;
    expect(offered(words, { platform: 'Linux armv81', clientPlatform: 'Linux' })).toEqual(['androidApp']);
  });

  it('no extension is offered where it is installed, and nothing inside our apps', () => {
    const words = `${windowsWords} ${chrome()}`;
    expect(offered(words, { productPlatform: 'extension' })).toEqual(['setAsDefault', 'downloadBrowser']);
    expect(offered(words, { productPlatform: 'windows' })).toEqual([]);
  });
});
