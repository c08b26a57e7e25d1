import { deviceName } from '@/lib/content/account/deviceNames';
import { deviceNameWords } from '@/lib/content/account/deviceNameWords';
import { deviceWordsOf, platformOf, wordsOfPlatform } from '@/server/auth/tokens/deviceWords';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const chrome = 'Chrome/131.0.0.0';

/** What browsers and apps send, and what their owner reads. */
it.each`
  client      | userAgent                                                                                  | name
  ${'web'}    | ${`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit} ${chrome} Mobile Safari/537.36`}     | ${'Chrome on Android'}
  ${'web'}    | ${`Mozilla/5.0 (Windows NT 10.0; Win64) ${webKit} ${chrome} Safari/537.36 Edg/131.0.0.0`}  | ${'Edge on Windows'}
  ${'web'}    | ${`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} ${chrome} Safari/537.36`}            | ${'Chrome on ChromeOS'}
  ${'web'}    | ${'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'}                | ${'Firefox on Linux'}
  ${'web'}    | ${`${mac} Version/18.1 Safari/605.1.15`}                                                   | ${'Safari on Mac'}
  ${'web'}    | ${`${iPhone} (KHTML, like Gecko) CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`}              | ${'Chrome on iPhone or iPad'}
  ${'web'}    | ${`Mozilla/5.0 (Linux; Android 14) ${webKit} SamsungBrowser/26.0 ${chrome} Mobile Safari`} | ${'Samsung Internet on Android'}
  ${'web'}    | ${`${mac} Version/18.1 Safari/605.1.15 Ddg/18.1`}                                          | ${'Teal Browser on Mac'}
  ${'web'}    | ${'curl/8.5.0'}                                                                            | ${'Browser'}
  ${'web'}    | ${null}                                                                                    | ${'Browser'}
  ${'native'} | ${'ddg_android/5.220.0 (com.duckduckgo.mobile.android; Android API 34)'}                   | ${'Teal app on Android'}
  ${'native'} | ${'ddg_ios/7.150.0 (com.duckduckgo.mobile.ios; iOS 18.1)'}                                 | ${'Teal app on iPhone or iPad'}
  ${'native'} | ${null}                                                                                    | ${'Teal app'}
`('173. a $client client that says $userAgent is kept as two words: $name', ({ client, userAgent, name }) => {
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
