import { describeDevice } from '@/lib/device/device';
import { onboardingPromos } from '@/lib/device/onboardingPromos';
import { android, chrome, facts, iphone, linuxWords, safari, windowsWords } from './facts';

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
