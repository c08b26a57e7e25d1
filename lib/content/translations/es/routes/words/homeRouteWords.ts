import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/routes/words/homeRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const homeRouteWords: Translation<typeof english.homeRouteWords> = {
  '/': {
    title: `${brand.name} – Buscador, navegador y chat de IA privados`,
    description: `${brand.name} es un buscador, un navegador y una suscripción con los que tus datos siguen siendo tuyos. Sin perfil sobre ti, sin historial de búsqueda, sin rastreadores.`,
  },
};
