import type * as english from '@/lib/content/subscription/withdrawalWords';
import { sitePageWords } from '@/lib/content/translations/de/site/sitePageWords';
import type { Translation } from '@/lib/content/translations/translation';

export const withdrawalWords: Translation<typeof english.withdrawalWords> = {
  link: sitePageWords.withdraw.label,
  term: 'Widerrufsrecht',
  text: 'Sie können innerhalb von 14 Tagen ab dem Kauf ohne Angabe von Gründen widerrufen.',
};
