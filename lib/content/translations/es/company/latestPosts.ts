import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/latestPosts';
import type { Translation } from '@/lib/content/translations/translation';

export const latestPostsWords: Translation<typeof english.latestPostsWords> = {
  title: 'Del blog',
  lead: 'Investigaciones, guías y las razones de lo que hacemos. En inglés.',
  all: { label: 'Leer el blog', href: brand.blogUrl },
  loading: 'Cargando las entradas más recientes',
  loaded: (count) => `Entradas cargadas: ${count}`,
  failed: 'No hemos podido cargar las entradas más recientes.',
  failedHint: 'El resto de la página está bien. Inténtalo de nuevo o léelas en el blog.',
  retry: 'Intentar de nuevo',
  empty: 'Todavía no hay entradas.',
};
