import { browserNames } from '@/lib/content/account/deviceNames';
import type * as english from '@/lib/content/account/deviceNameWords';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const deviceNameWords: Translation<typeof english.deviceNameWords> = {
  kinds: { ...browserNames, app: `${brand.name}-App`, browser: 'Browser' },
  systems: {
    ios: 'auf iPhone oder iPad',
    android: 'auf Android',
    macos: 'auf dem Mac',
    windows: 'unter Windows',
    chromeos: 'unter ChromeOS',
    linux: 'unter Linux',
    other: '',
  },
};
