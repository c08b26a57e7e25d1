import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/appRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const appRouteWords: Translation<typeof english.appRouteWords> = {
  '/identity-theft-restoration': {
    title: titled('Ayuda tras un robo de identidad'),
    description: `Con ${brand.subscription}: consigue un código de acceso para llamar a alguien que te ayude si te roban la identidad y mira qué puede hacer en tu país.`,
  },
  '/dbp': {
    title: titled('Eliminación de datos personales'),
    description:
      'En Estados Unidos: encuentra tu nombre y tu dirección en sitios que los venden, pide que se eliminen y vuelve a comprobarlo. Tus datos no salen de tu ordenador.',
  },
};
