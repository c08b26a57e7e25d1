import { browserNames } from '@/lib/content/account/deviceNames';
import type * as english from '@/lib/content/account/deviceNameWords';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const deviceNameWords: Translation<typeof english.deviceNameWords> = {
  kinds: { ...browserNames, app: `Aplicación de ${brand.name}`, browser: 'Navegador' },
  systems: {
    ios: 'en iPhone o iPad',
    android: 'en Android',
    macos: 'en Mac',
    windows: 'en Windows',
    chromeos: 'en ChromeOS',
    linux: 'en Linux',
    other: '',
  },
};
