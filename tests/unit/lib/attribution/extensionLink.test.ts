import { extensionLink } from '@/lib/attribution/extensionLink';
import { extensionStores } from '@/lib/content/downloads/extensionStores';
import { stores } from '@/lib/content/subscription/stores';
import { describeDevice } from '@/lib/device/device';
import { android, chrome, facts, safari, windowsWords } from '../device/facts';

it.each([
  ['Chrome', `${windowsWords} ${chrome()}`, extensionStores.chrome],
  ['Edge', `${windowsWords} ${chrome()} Edg/140.0`, extensionStores.edge],
  ['an old Chrome', `${windowsWords} ${chrome('80.0')}`, null],
  ['a phone', android, null],
])('the extension of %s is at %p', (_name, userAgent, link) => {
  expect(extensionLink(describeDevice(facts(userAgent)))).toBe(link);
});

it('that of Safari is an app of the Mac App Store', () => {
  expect(extensionLink(describeDevice(facts(safari)))).toContain(stores.appStore.macApp);
});
