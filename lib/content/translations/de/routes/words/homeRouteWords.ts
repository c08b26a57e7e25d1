import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/routes/words/homeRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const homeRouteWords: Translation<typeof english.homeRouteWords> = {
  '/': {
    title: `${brand.name} – Private Suche, Browser und KI-Chat`,
    description: `${brand.name} ist eine Suchmaschine, ein Browser und ein Abo, bei denen Ihre Daten Ihnen gehören. Kein Profil von Ihnen, kein Suchverlauf, keine Tracker.`,
  },
};
