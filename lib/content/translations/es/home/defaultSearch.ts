import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/defaultSearch';
import { startHost } from '@/lib/content/site/hosts';
import type { Translation } from '@/lib/content/translations/translation';

export const defaultSearchWords: Translation<typeof english.defaultSearchWords> = {
  title: `Usa ${brand.name} como buscador`,
  lead: 'Elige tu navegador para ver los tres pasos.',
  address: `Si ${brand.name} no aparece en la lista de tu navegador, añade esta dirección: ${brand.searchUrl}?q=%s`,
  start: `También puedes poner ${startHost} como página de inicio.`,
  close: 'Cerrar',
};

export const defaultSearchSteps: Translation<typeof english.defaultSearchSteps> = [
  {
    id: 'chrome',
    name: 'Chrome',
    steps: [
      'Abre el menú de la esquina superior derecha y selecciona «Configuración».',
      'Selecciona «Buscador».',
      `Selecciona ${brand.name} y confirma.`,
    ],
  },
  {
    id: 'edge',
    name: 'Edge',
    steps: [
      'Abre el menú de la esquina superior derecha y selecciona «Configuración».',
      'Selecciona «Privacidad, búsqueda y servicios» y después «Barra de direcciones y búsqueda».',
      `Selecciona ${brand.name} para la barra de direcciones.`,
    ],
  },
  {
    id: 'firefox',
    name: 'Firefox',
    steps: [
      'Abre el menú de la esquina superior derecha y selecciona «Ajustes».',
      'Selecciona «Buscar».',
      `Selecciona ${brand.name} en «Buscador predeterminado».`,
    ],
  },
  {
    id: 'safari',
    name: 'Safari',
    steps: [
      'Abre el menú Safari y selecciona «Ajustes».',
      'Selecciona la pestaña «Buscar».',
      `Selecciona ${brand.name} como buscador.`,
    ],
  },
  {
    id: 'ios',
    name: 'iPhone y iPad',
    steps: ['Abre Ajustes y toca «Apps» y después «Safari».', 'Toca «Buscador».', `Toca ${brand.name}.`],
  },
  {
    id: 'android',
    name: 'Android',
    steps: [
      'En Chrome, toca los tres puntos y después «Configuración».',
      'Toca «Buscador».',
      `Toca ${brand.name}.`,
    ],
  },
];
