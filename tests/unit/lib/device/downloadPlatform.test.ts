import { readBrowserFacts } from '@/lib/device/browserFacts';
import { downloadPlatform } from '@/lib/device/downloadPlatform';
import { operatingSystem } from '@/lib/device/operatingSystem';
import { devices } from '@/tests/fixtures/devices';

it.each(devices)('$name is served as $platform', ({ userAgent, maxTouchPoints, platform }) => {
  const facts = readBrowserFacts({ userAgent, maxTouchPoints });
  expect(downloadPlatform(operatingSystem(facts))).toBe(platform);
});
