import type * as english from '@/lib/content/home/feedback';
import type { Translation } from '@/lib/content/translations/translation';

export const aiFeedback: Translation<typeof english.aiFeedback> = {
  question: 'Un chat IA à côté de la recherche vous est-\u2060il utile ?',
  answers: [
    { id: 'yes', label: 'Oui, gardez-le' },
    { id: 'no', label: 'Non, sans IA' },
  ],
  thanks:
    'Merci. Nous comptons les réponses, pas les personnes, et jamais celles des navigateurs qui demandent à ne pas être comptés.',
};
