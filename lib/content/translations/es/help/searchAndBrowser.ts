import { brand } from '@/lib/content/brand';
import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/searchAndBrowser';
import { sitePages } from '@/lib/content/site/sitePages';
import type { Translation } from '@/lib/content/translations/translation';

const { app, settings, bangs, devices, updates } = sitePages;

export const searchAndBrowser: Translation<typeof english.searchAndBrowser> = {
  id: 'search-and-browser',
  title: 'Buscador y navegador',
  questions: [
    {
      id: 'default-search',
      question: `¿Cómo convierto ${brand.search} en mi buscador?`,
      answer: [
        [
          `En ${brand.browser} ya lo es. En otros navegadores, añade `,
          linkTo(devices.href, 'nuestra extensión'),
          ' o elígelo en los ajustes del navegador, en «Buscador».',
        ],
      ],
    },
    {
      id: 'search-settings',
      question: '¿Cómo cambio la región, el idioma o la búsqueda segura?',
      answer: [
        [
          'En los ',
          linkTo(settings.href, 'ajustes de búsqueda'),
          '. Se guardan en tu navegador, no en una cuenta. Si eliminas las cookies a menudo, guarda en tus marcadores el enlace que te da esa página: contiene tus ajustes.',
        ],
        [
          'Para buscar directamente en otra web, usa los ',
          linkTo(bangs.href, 'bangs'),
          ': «!wes pato» abre Wikipedia.',
        ],
      ],
    },
    {
      id: 'install-browser',
      question: `¿Dónde consigo ${brand.browser}?`,
      answer: [
        [
          'Para iPhone, iPad, Android, Mac y Windows, en la ',
          linkTo(app.href, 'página del navegador'),
          '. Es gratis y puede importar los marcadores y las contraseñas del navegador que usas ahora, en los ajustes, en «Importar».',
        ],
      ],
    },
    {
      id: 'site-broken',
      question: 'Una web se ve mal o no funciona.',
      answer: [
        [
          'Pulsa el escudo de la barra de direcciones y desactiva las protecciones en esa web. Si ahora funciona, elige «Informar de una web que falla» en el mismo lugar. Arreglamos lo que podemos, y el aviso no dice quién eres.',
        ],
      ],
    },
    {
      id: 'sync',
      question: '¿Cómo sincronizo marcadores y contraseñas?',
      answer: [
        [
          'Abre «Sincronización y copia de seguridad» en los ajustes de un dispositivo y escanea el código con el otro. No hace falta cuenta. Todo se cifra en tu dispositivo y solo tus dispositivos tienen la clave. Guarda el código de recuperación: sin él, nadie puede recuperar los datos, tampoco nosotros.',
        ],
      ],
    },
    {
      id: 'whats-new',
      question: '¿Dónde veo las novedades de las aplicaciones?',
      answer: [
        [
          linkTo(updates.href, 'Novedades'),
          ' recoge cada cambio importante con su fecha y su sistema, y tiene un canal (feed) al que puedes suscribirte.',
        ],
      ],
    },
  ],
};
