import type * as english from '@/lib/content/search/settingsPage';
import type { Translation } from '@/lib/content/translations/translation';

export const settingsHero: Translation<typeof english.settingsHero> = {
  title: 'Ajustes de búsqueda',
  lead: 'Guardamos cada elección en una cookie de este navegador que contiene la elección y nada más. No necesitas una cuenta, y los ajustes que no cambias no dejan ninguna cookie.',
};

export const settingsWords: Translation<typeof english.settingsWords> = {
  navigation: 'Secciones',
  colorProblem: 'Eso no es un código de color. Usa tres o seis dígitos hexadecimales, como e6f5f2.',
  pick: 'elegir de una paleta',
  save: 'Guardar ajustes',
  saved: 'Guardado en este navegador.',
  savedTitle: 'Tus ajustes están guardados',
  reset: 'Restablecer',
  resetDone: 'Todos los ajustes vuelven a estar como al principio.',
  filter: {
    label: 'Buscar un ajuste',
    placeholder: 'Color, región, IA…',
    found: (count) => (count === 1 ? '1 ajuste' : `${count} ajustes`),
    none: 'Ningún ajuste coincide. Prueba con una palabra más corta.',
  },
  fromAddress:
    'Estos ajustes vienen de la dirección de la página. No se guardan hasta que seleccionas «Guardar ajustes».',
  address: {
    label: 'Tus ajustes en un enlace',
    hint: 'Ábrelo en otro dispositivo o envíaselo a alguien. Contiene los ajustes que has cambiado y nada sobre ti.',
    copy: 'Copiar',
    copied: 'Copiado',
    selected: 'El enlace está seleccionado. Cópialo desde el menú del navegador.',
  },
};

export const settingsPreview: Translation<typeof english.settingsPreview> = {
  title: 'Vista previa',
  query: 'hábitat de la cerceta común',
  results: [
    {
      address: 'marsh.example › aves › cerceta',
      title: 'La cerceta común: dónde vive y qué come',
      text: 'El pato de superficie más pequeño de Europa pasa el invierno en lagunas poco profundas y prados inundados.',
      visited: false,
    },
    {
      address: 'wetlands.example › mapa',
      title: 'Mapa de humedales con parejas reproductoras',
      text: 'Censos por región y año, hechos por voluntarios, con un mapa para cada mes.',
      visited: true,
    },
  ],
};
