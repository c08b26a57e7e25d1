import { browserNames } from '@/lib/content/account/deviceNames';
import type * as english from '@/lib/content/account/deviceNameWords';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const deviceNameWords: Translation<typeof english.deviceNameWords> = {
  kinds: { ...browserNames, app: `Application ${brand.name}`, browser: 'Navigateur' },
  systems: {
    ios: 'sur iPhone ou iPad',
    android: 'sur Android',
    macos: 'sur Mac',
    windows: 'sous Windows',
    chromeos: 'sous ChromeOS',
    linux: 'sous Linux',
    other: '',
  },
};
