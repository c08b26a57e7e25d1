import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/latestPosts';
import type { Translation } from '@/lib/content/translations/translation';

export const latestPostsWords: Translation<typeof english.latestPostsWords> = {
  title: 'Sur le blog',
  lead: 'Des enquêtes, des guides et les raisons de ce que nous construisons. En anglais.',
  all: { label: 'Lire le blog', href: brand.blogUrl },
  loading: 'Chargement des derniers articles',
  loaded: (count) => `Articles chargés : ${count}`,
  failed: 'Nous n’avons pas pu charger les derniers articles.',
  failedHint: 'Le reste de la page est là. Réessayez, ou lisez-les sur le blog.',
  retry: 'Réessayer',
  empty: 'Pas encore d’articles.',
};
