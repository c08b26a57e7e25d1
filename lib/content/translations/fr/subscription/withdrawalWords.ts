import type * as english from '@/lib/content/subscription/withdrawalWords';
import { sitePageWords } from '@/lib/content/translations/fr/site/sitePageWords';
import type { Translation } from '@/lib/content/translations/translation';

export const withdrawalWords: Translation<typeof english.withdrawalWords> = {
  link: sitePageWords.withdraw.label,
  term: 'Droit de rétractation',
  text: 'Vous pouvez vous rétracter dans les 14 jours suivant l’achat, sans donner de motif.',
};
