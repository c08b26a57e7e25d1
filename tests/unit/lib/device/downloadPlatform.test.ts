import { readBrowserFacts } from '@/lib/device/browserFacts';
import { downloadPlatform } from '@/lib/device/downloadPlatform';
import { operatingSystem } from '@/lib/device/operatingSystem';
import { bootScript } from '@/lib/theme/bootScript';
import { devices } from '@/tests/fixtures/devices';

/** Runs the boot script as the browser of this device would and returns the platform it marks. */
function platformMarkedOn(navigator: { userAgent: string; maxTouchPoints: number }): string | null {
  const root = document.createElement('html');
  const run = new Function('document', 'location', 'localStorage', 'navigator', bootScript);
  run({ documentElement: root, cookie: '' }, { search: '' }, { getItem: () => null }, navigator);
  return root.getAttribute('data-platform');
}

it.each(devices)('$name is served as $platform', ({ userAgent, maxTouchPoints, platform }) => {
  const facts = readBrowserFacts({ userAgent, maxTouchPoints });
  expect(downloadPlatform(operatingSystem(facts))).toBe(platform);
});

it.each(devices)('the boot script marks $name in the same way', ({ userAgent, maxTouchPoints, platform }) => {
  expect(platformMarkedOn({ userAgent, maxTouchPoints })).toBe(platform);
});
