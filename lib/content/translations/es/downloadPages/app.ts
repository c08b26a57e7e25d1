import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/app';
import { figures, shortCount, spelledCount } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const appBranding: Translation<typeof english.appBranding> = [
  { variant: 'control', name: brand.browser },
  { variant: 'treatmenta', name: `La aplicación de ${brand.name}` },
  { variant: 'treatmentb', name: `${brand.name}, buscador y navegador en uno` },
];

export const appFeatures: Translation<typeof english.appFeatures> = {
  title: 'Protección desde el principio',
  lead: 'Cuando abres la aplicación por primera vez, todas las protecciones ya están activadas. No tienes que cambiar ningún ajuste.',
  items: [
    {
      id: 'trackers',
      title: 'Bloquea los rastreadores',
      text: 'La mayoría de las páginas contactan con otras empresas en cuanto las abres. Nosotros lo impedimos y te mostramos cuáles eran.',
    },
    {
      id: 'clear',
      title: 'Elimina tus datos',
      text: 'Un botón cierra las pestañas y elimina el historial y las cookies. En las webs en las que confías, tu sesión puede seguir abierta.',
    },
    {
      id: 'cookies',
      title: 'Responde a los avisos de cookies',
      text: 'Elegimos «no» siempre que una web lo permite.',
    },
    {
      id: 'search',
      title: 'Busca en privado',
      text: `La barra de direcciones usa ${brand.search}, que no sabe quién pregunta.`,
    },
    {
      id: 'email',
      title: 'Protege tu correo',
      text: 'Facilita una dirección de reenvío. Quitamos los rastreadores antes de que el correo te llegue.',
    },
  ],
};

export const ratings: Translation<typeof english.ratings> = {
  title: 'Valoraciones',
  stores: [
    {
      store: 'App Store',
      rating: shortCount(figures.ios.rating, 'es'),
      reviews: `${spelledCount(figures.ios.reviews, 'es')} de valoraciones`,
    },
    {
      store: 'Google Play',
      rating: shortCount(figures.android.rating, 'es'),
      reviews: `${spelledCount(figures.android.reviews, 'es')} de valoraciones`,
    },
  ],
  downloads: { value: spelledCount(figures.monthlyDownloads, 'es'), label: 'de descargas al mes' },
  outOf: 'de 5',
};

export const appComparison: Translation<typeof english.appComparison> = {
  title: 'Cómo queda en la comparación',
  lead: 'Unas filas de la tabla completa, que indica todas las excepciones, también las nuestras.',
  more: 'Comparar todos los navegadores',
};

export const appQuestions: Translation<typeof english.appQuestions> = {
  title: 'Preguntas sobre la aplicación',
  items: [
    {
      id: 'free',
      question: '¿La aplicación es gratis de verdad?',
      answer: `Sí, toda, en todos los dispositivos. Ganamos dinero con anuncios de búsqueda que corresponden a las palabras que escribes y con ${brand.subscription}, que es opcional.`,
    },
    {
      id: 'sites',
      question: '¿Seguirán funcionando los sitios web?',
      answer:
        'Casi todos. De vez en cuando, una web necesita un rastreador para funcionar. Pulsa el escudo para desactivar la protección en esa web y avísanos para que podamos arreglarlo.',
    },
    {
      id: 'sync',
      question: '¿Puedo usarla en el móvil y en el ordenador?',
      answer:
        'Sí, en todos los dispositivos que tengas. Los marcadores y las contraseñas se sincronizan escaneando un código. Van cifrados de extremo a extremo y no hay ninguna cuenta.',
    },
    {
      id: 'ai',
      question: '¿Tengo que usar las funciones de IA?',
      answer: `No. Puedes desactivar ${brand.chat} y las respuestas generadas con IA en los ajustes. Entonces desaparecen; no quedan escondidas tras un botón más pequeño.`,
    },
  ],
};

export const appClosing: Translation<typeof english.appClosing> = {
  title: 'Instálala en todos tus dispositivos',
  text: 'Es gratis en móviles, tabletas y ordenadores.',
};
