import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/searchBoxWords';
import type { Translation } from '@/lib/content/translations/translation';

export const searchBoxWords: Translation<typeof english.searchBoxWords> = {
  label: 'Buscar en la web en privado',
  placeholder: 'Busca en privado',
  placeholderChat: `Pregunta a ${brand.chat} en privado`,
  submit: 'Buscar',
  submitAsk: 'Preguntar',
  ask: `Preguntar a ${brand.chat}`,
  clear: 'Borrar la búsqueda',
  mode: 'Buscar o preguntar a la IA',
  modeSearch: 'Buscar',
  modeAsk: 'Preguntar a la IA',
  suggestions: 'Sugerencias',
  found: 'Sugerencias: 0. Elige con las teclas de flecha.',
  foundNone: '',
  take: 'Copiar en el cuadro de búsqueda',
  tooLong: 'Son 0 caracteres. Una búsqueda puede tener 500 como máximo, así que acórtala.',
  customize: 'Personalizar',
  customizeTitle: 'Cuadro de búsqueda',
  customizeLegend: 'Mostrar',
  customizeBoth: 'Búsqueda y chat de IA',
  customizeSearch: 'Solo búsqueda',
  customizeNote:
    'Se guarda en este navegador. «Solo búsqueda» también oculta la IA en nuestros resultados de búsqueda.',
  aiSettings: 'Todos los ajustes de IA',
  done: 'Listo',
  keys: 'Pulsa Alt+Intro para preguntar directamente a la IA.',
};
