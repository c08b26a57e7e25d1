import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/heroes';
import type { Translation } from '@/lib/content/translations/translation';

export const heroes: Translation<typeof english.heroes> = {
  app: {
    title: 'Un navegador privado para todos tus dispositivos',
    lead: `${brand.browser} bloquea los rastreadores, responde a los avisos de cookies y busca en privado en todos tus dispositivos. Es gratis y no hay que configurar nada.`,
  },
  landing: {
    title: 'Menos rastreadores en cada página',
    lead: 'La mayoría de las páginas traen consigo empresas de las que nunca has oído hablar. Instala el navegador, vuelve a abrir la misma página y mira cuántas faltan.',
  },
  devices: {
    title: 'Elige tu descarga',
    lead: 'Todas las aplicaciones, tiendas e instaladores en una página. Y todo es gratis.',
  },
  unsupported: {
    title: 'Este dispositivo es demasiado antiguo para nuestra aplicación',
    lead: 'Aun así, puedes buscar en privado con él. Aquí te contamos qué funciona en este dispositivo y qué funciona en otros.',
  },
  browser: {
    title: 'Qué pasa cuando abres una página',
    lead: `Una visita cualquiera provoca decenas de conexiones con empresas a las que no querías contactar. Esto es lo que hace ${brand.browser} con cada tipo, en el orden en que ocurre.`,
  },
  mac: {
    eyebrow: 'Para Mac',
    title: 'Un navegador privado para tu Mac',
    lead: 'Sin rastreadores, las páginas se cargan más rápido. Tus contraseñas y marcadores pasan de Safari o Chrome en dos clics.',
  },
  windows: {
    eyebrow: 'Para Windows',
    title: 'Un navegador privado para Windows',
    lead: 'Un navegador completo para el día a día. Se instala en un minuto y no necesita cuenta.',
  },
  windowsPreview: {
    eyebrow: 'Versión preliminar para Windows',
    title: 'Prueba antes las novedades',
    lead: 'La versión preliminar recibe las novedades unas semanas antes, aunque aún les falte pulido. Se instala junto a la aplicación normal y no la afecta.',
  },
  survey: {
    title: '¿Qué tal la aplicación para Windows?',
    lead: 'Seis preguntas cortas. Responde a las que quieras. Leemos todas las respuestas.',
  },
  report: {
    title: '¿Te hemos avisado de una web que es segura?',
    lead: 'Si nos hemos equivocado, dínoslo. Envíanos la dirección y una persona la revisará.',
  },
  extension: {
    eyebrow: 'Instalada',
    title: 'La extensión está activada',
    lead: 'Funciona en este navegador, desde esta misma página. No hay que configurar nada.',
  },
  compare: {
    title: 'La privacidad de los navegadores, comparada',
    lead: `${brand.browser} y otros cinco, cada uno con sus ajustes por defecto. Cuando una valoración necesita explicación, hay una nota.`,
  },
};
