import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/search/bangPage';
import type { Translation } from '@/lib/content/translations/translation';

export const bangHero: Translation<typeof english.bangHero> = {
  title: 'Busca directamente en otras webs con los bangs',
  lead: `Escribe un bang delante de tu búsqueda y ${brand.search} te llevará directamente a los resultados de esa web.`,
  label: `Buscar con ${brand.search}`,
  placeholder: '!wes pato',
  submit: 'Buscar',
  example: { bang: '!wes', words: 'pato', site: 'Wikipedia', address: 'es.wikipedia.org', found: 'Pato' },
  exampleLabel: 'Ejemplo: !wes pato abre el artículo sobre los patos en Wikipedia',
};

export const bangFacts: Translation<typeof english.bangFacts> = {
  title: 'Qué son los bangs',
  items: [
    {
      title: 'Un signo de exclamación y unas letras',
      text: 'Representan una web. En un día te sabrás los cinco que necesitas; los demás los encuentras aquí.',
    },
    {
      title: 'En cualquier lugar de la búsqueda',
      text: 'Al principio, al final o en medio: «pato !wes» hace lo mismo.',
    },
    {
      title: 'Privados por nuestra parte',
      text: 'No guardamos qué bangs usas. La web a la que vas ve tu visita, como cualquier otra.',
    },
  ],
  popularTitle: 'Bangs más usados',
};

export const bangList: Translation<typeof english.bangList> = {
  title: 'Todos los bangs',
  lead: (count, categories) => `${count} webs en ${categories} categorías.`,
  filterLabel: 'Busca un bang por su nombre o sus letras',
  filterPlaceholder: 'Wikipedia, !yt, comida',
  found: (count) => (count === 1 ? '1 bang' : `${count} bangs`),
  noneTitle: 'No hay ningún bang así',
  none: 'Prueba con menos letras o propón la web.',
  suggest: { label: 'Proponer un bang', href: '/bangs/new' },
  suggestTitle: '¿Falta alguno?',
  browse: 'Categorías',
};

export const bangForm: Translation<typeof english.bangForm> = {
  title: 'Propón un bang',
  lead: 'Rellena cuatro campos. Una persona revisa cada propuesta, y las buenas aparecen en la lista en unas semanas.',
  fields: {
    site: {
      label: 'Nombre de la web',
      hint: 'El nombre que usa la propia web.',
      placeholder: 'Open Food Facts',
    },
    trigger: {
      label: 'Atajo',
      hint: 'Unas pocas letras o números fáciles de recordar.',
      placeholder: '!off',
    },
    url: {
      label: 'Dirección de búsqueda',
      hint: 'Busca algo en esa web, copia la dirección y sustituye las palabras de tu búsqueda por {{{s}}}.',
      placeholder: 'https://example.org/search?q={{{s}}}',
    },
    place: { label: 'Categoría y subcategoría', choose: 'Elige una' },
  },
  errors: {
    site: 'Escribe el nombre de la web.',
    trigger: 'Escribe hasta 24 letras o números, sin espacios.',
    url: 'Escribe una dirección completa que empiece por https:// y contenga {{{s}}} una vez, después del dominio de la web.',
    place: 'Elige una categoría.',
  },
  submit: 'Enviar propuesta',
  sending: 'Enviando…',
  note: 'Guardamos la propuesta y nada sobre ti.',
  busy: 'Son muchas para una hora. ¡Gracias! Envía el resto más tarde.',
  failed: 'No ha funcionado. Todo lo que has escrito sigue aquí; inténtalo de nuevo.',
  thanksTitle: 'Gracias por la propuesta',
  thanks: 'La revisaremos. Si la añadimos, la encontrarás en la lista de todos los bangs.',
  another: 'Proponer otro',
  back: { label: 'Todos los bangs', href: '/bangs' },
  checks: {
    title: 'Qué hace bueno a un bang',
    items: [
      'Se puede buscar en esa web con una dirección, sin iniciar sesión',
      'Otras personas también lo usarían',
      'El atajo es corto y todavía no está en la lista',
      'Lleva a la propia web, no pasa por un enlace de rastreo',
    ],
  },
};
