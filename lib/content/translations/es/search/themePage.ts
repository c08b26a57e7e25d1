import type * as english from '@/lib/content/search/themePage';
import type { Translation } from '@/lib/content/translations/translation';

export const themeHero: Translation<typeof english.themeHero> = {
  title: 'Claro, oscuro o como tu sistema',
  lead: 'Cada tema está diseñado por separado. Tu elección es una palabra guardada en este navegador y no se envía a ninguna parte.',
};

export const themeChoicesWords: Translation<typeof english.themeChoicesWords> = {
  title: 'Elige un tema',
  lead: 'Se aplica enseguida a todas las páginas de esta web.',
  withoutScript: 'Sin JavaScript no se puede guardar tu elección, así que las páginas siguen a tu sistema.',
  choices: [
    { choice: 'light', name: 'Claro', text: 'Texto oscuro sobre blanco cálido' },
    { choice: 'dark', name: 'Oscuro', text: 'Texto claro sobre verde azulado intenso' },
    { choice: 'system', name: 'Sistema', text: 'Como esté tu dispositivo' },
  ],
};

export const ownColor: Translation<typeof english.ownColor> = {
  title: 'Tu propio color',
  lead: 'Elige el color de fondo de los resultados de búsqueda. El texto pasa a ser blanco sobre los colores más oscuros y negro sobre los más claros.',
  label: 'Color, con tres o seis dígitos hexadecimales',
  problem: 'Eso no es un código de color. Prueba con e6f5f2.',
  picker: 'Elegir de una paleta',
  named: 'O elige un color por su nombre',
  names: [
    ['w', 'Blanco'],
    ['d', 'Salvia'],
    ['g', 'Bosque'],
    ['g2', 'Menta'],
    ['b', 'Hielo'],
    ['b2', 'Pizarra'],
    ['r', 'Ladrillo'],
    ['r2', 'Granate'],
    ['p', 'Ciruela'],
    ['o', 'Crema'],
  ],
  sample: 'La veloz cerceta se zambulle bajo la garza perezosa.',
  textColor: { '#ffffff': 'Texto blanco', '#000000': 'Texto negro' },
  contrast: 'de contraste',
  verdicts: {
    text: 'Se lee bien a cualquier tamaño',
    large: 'Solo se lee con letra grande',
    none: 'Contraste insuficiente para leer',
  },
  use: 'Usar en los resultados',
  start: '2d4856',
};
