import type * as english from '@/lib/content/home/feedback';
import type { Translation } from '@/lib/content/translations/translation';

export const aiFeedback: Translation<typeof english.aiFeedback> = {
  question: 'Ist KI-\u2060Chat neben der Suche für Sie nützlich?',
  answers: [
    { id: 'yes', label: 'Ja, so lassen' },
    { id: 'no', label: 'Nein, nur Suche' },
  ],
  thanks: 'Danke. Wir zählen Antworten, keine Menschen, und nie aus Browsern, die das ablehnen.',
};
