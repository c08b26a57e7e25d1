import type * as english from '@/lib/content/subscription/withdrawalWords';
import { sitePageWords } from '@/lib/content/translations/es/site/sitePageWords';
import type { Translation } from '@/lib/content/translations/translation';

export const withdrawalWords: Translation<typeof english.withdrawalWords> = {
  link: sitePageWords.withdraw.label,
  term: 'Derecho de desistimiento',
  text: 'Puedes desistir en los 14 días siguientes a la compra, sin indicar el motivo.',
};
