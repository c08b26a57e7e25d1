import type * as english from '@/lib/content/help/confirmWords';
import type { Translation } from '@/lib/content/translations/translation';

export const confirmWords: Translation<typeof english.confirmWords> = {
  title: 'Rétractation ou résiliation',
  withdrawal: 'Confirmer la rétractation',
  cancellation: 'Confirmer la résiliation',
  note: 'Ouvrir cette page ne change rien ; seul le bouton agit.',
  back: 'Aller à l’aide',
};
