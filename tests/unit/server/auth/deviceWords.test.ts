import { deviceName } from '@/lib/content/account/deviceNames';
import { deviceNameWords } from '@/lib/content/account/deviceNameWords';
import { deviceWordsOf, platformOf, wordsOfPlatform } from '@/server/auth/tokens/deviceWords';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** What browsers and apps send, and what their owner reads. */
const cases: readonly (readonly ['web' | 'native', string | null, string])[] = [
  [
    'web',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    'web',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Edge on Windows',
  ],
  [
    'web',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/131.0.0.0 Safari/537.36`,
    'Chrome on ChromeOS',
  ],
  ['web', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  [
    'web',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'web',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone or iPad',
  ],
  [
    'web',
    `Mozilla/5.0 (Linux; Android 14) ${webKit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    'web',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15 Ddg/18.1',
    'Teal Browser on Mac',
  ],
  ['web', 'curl/8.5.0', 'Browser'],
  ['web', null, 'Browser'],
  ['native', 'ddg_android/5.220.0 (com.duckduckgo.mobile.android; Android API 34)', 'Teal app on Android'],
  ['native', 'ddg_ios/7.150.0 (com.duckduckgo.mobile.ios; iOS 18.1)', 'Teal app on iPhone or iPad'],
  ['native', null, 'Teal app'],
];

it.each(cases)('173. a %s client that says %s is kept as two words: %s', (client, userAgent, name) => {
  expect(deviceName(deviceWordsOf(client, userAgent), deviceNameWords)).toBe(name);
});

it('the older name of a device is the one that apps know', () => {
  expect(platformOf({ kind: 'safari', system: 'macos' })).toBe('web');
  expect(platformOf({ kind: 'app', system: 'ios' })).toBe('ios');
  expect(platformOf({ kind: 'app', system: 'linux' })).toBe('app');
});

it('a sign-in from before the words were kept is named by its platform', () => {
  expect(wordsOfPlatform('web')).toEqual({ kind: 'browser', system: 'other' });
  expect(wordsOfPlatform('android')).toEqual({ kind: 'app', system: 'android' });
  expect(wordsOfPlatform('app')).toEqual({ kind: 'app', system: 'other' });
});
