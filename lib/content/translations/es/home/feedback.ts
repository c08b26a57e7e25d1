import type * as english from '@/lib/content/home/feedback';
import type { Translation } from '@/lib/content/translations/translation';

export const aiFeedback: Translation<typeof english.aiFeedback> = {
  question: '¿Te resulta útil el chat de IA junto a la búsqueda?',
  answers: [
    { id: 'yes', label: 'Sí, que siga' },
    { id: 'no', label: 'No, solo búsqueda' },
  ],
  thanks: 'Gracias. Contamos respuestas, no personas, y nunca desde navegadores que piden no ser contados.',
};
