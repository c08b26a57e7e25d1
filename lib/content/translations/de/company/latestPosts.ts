import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/latestPosts';
import type { Translation } from '@/lib/content/translations/translation';

export const latestPostsWords: Translation<typeof english.latestPostsWords> = {
  title: 'Aus dem Blog',
  lead: 'Recherchen, Anleitungen und die Gründe hinter dem, was wir bauen. Auf Englisch.',
  all: { label: 'Zum Blog', href: brand.blogUrl },
  loading: 'Die neuesten Beiträge werden geladen',
  loaded: (count) => `Geladene Beiträge: ${count}`,
  failed: 'Wir konnten die neuesten Beiträge nicht laden.',
  failedHint: 'Alles andere auf dieser Seite ist da. Versuchen Sie es erneut oder lesen Sie im Blog.',
  retry: 'Noch einmal versuchen',
  empty: 'Noch keine Beiträge.',
};
