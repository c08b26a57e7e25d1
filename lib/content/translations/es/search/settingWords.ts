import type * as english from '@/lib/content/search/settingWords';
import type { Translation } from '@/lib/content/translations/translation';

export const settingGroupWords: Translation<typeof english.settingGroupWords> = {
  general: { label: 'General', lead: 'Qué resultados obtienes y cómo se comportan.' },
  appearance: { label: 'Aspecto', lead: 'Cómo se ve la página de resultados.' },
  privacy: { label: 'Privacidad', lead: 'Qué revela una búsqueda a los demás.' },
  ai: {
    label: 'Funciones de IA',
    lead: 'Si las desactivas todas, ningún modelo de IA interviene en tus búsquedas.',
  },
};

export const settingWords: Translation<typeof english.settingWords> = {
  region: {
    label: 'Región',
    text: 'Para qué parte del mundo son tus resultados.',
    values: {
      '': 'Según el idioma',
      'wt-wt': 'Todas las regiones',
      'xa-ar': 'Países árabes',
      'xa-en': 'Países árabes (inglés)',
      'ct-ca': 'Cataluña',
      'hk-tzh': 'Hong Kong',
      'ue-es': 'Estados Unidos (ajuste antiguo del español)',
    },
  },
  language: {
    label: 'Idioma',
    text: 'El idioma de los botones y los mensajes.',
    values: {
      wt_WT: 'El del navegador',
    },
  },
  safeSearch: {
    label: 'Búsqueda segura',
    text: '«Estricta» oculta todo el contenido para adultos; «Moderada», solo esas imágenes y vídeos.',
    values: {
      '1': 'Estricta',
      '-1': 'Moderada',
      '-2': 'Desactivada',
    },
  },
  autocomplete: {
    label: 'Sugerencias',
    text: 'Sugiere búsquedas mientras escribes.',
  },
  installProduct: {
    label: 'Avisos de instalación',
    text: 'Muestra cómo añadir nuestro buscador a tu navegador.',
  },
  instantAnswers: {
    label: 'Respuestas instantáneas',
    text: 'Muestra respuestas encima de los resultados.',
  },
  autoloadResults: {
    label: 'Desplazamiento continuo',
    text: 'Carga más resultados a medida que bajas.',
  },
  newWindow: {
    label: 'Abrir los resultados en otra pestaña',
  },
  keyboardShortcuts: {
    label: 'Atajos de teclado',
  },
  units: {
    label: 'Unidades',
    values: {
      '-1': 'Según la región',
      m: 'Métricas',
      u: 'De Estados Unidos',
    },
  },
  video: {
    label: 'Reproducir vídeos en la página de resultados',
    values: {
      '1': 'Siempre',
      '2': 'Nunca',
      '-1': 'Preguntar',
    },
  },
  maps: {
    label: 'Abrir las rutas en',
    values: {
      '': 'Nuestros mapas',
      osm: 'OpenStreetMap',
      'google-maps': 'Google Maps',
      'apple-maps': 'Apple Maps',
      'bing-maps': 'Bing Maps',
    },
  },
  ads: {
    label: 'Anuncios',
    text: 'Los anuncios se ajustan a las palabras que buscas, no a ti. Financian el buscador.',
  },
  homepageTips: {
    label: 'Consejos en la página de inicio',
  },
  newsletterReminder: {
    label: 'Recordatorio del boletín',
  },
  newsletter: {
    label: 'Boletín en la página de inicio',
  },
  helpImprove: {
    label: 'Invitaciones a dar tu opinión',
  },
  theme: {
    label: 'Tema',
    values: {
      '': 'Según el dispositivo',
      '-1': 'Claro',
      d: 'Oscuro',
      t: 'Terminal',
      c: 'Contraste',
      r: 'Retro',
      b: 'Básico',
      g: 'Gris',
    },
  },
  font: {
    label: 'Fuente del texto',
  },
  linkFont: {
    label: 'Fuente de los títulos',
  },
  size: {
    label: 'Tamaño del texto',
    values: {
      s: 'Pequeño',
      m: 'Mediano',
      n: 'Grande',
      l: 'Más grande',
      t: 'El más grande',
    },
  },
  width: {
    label: 'Ancho de la página',
    values: {
      n: 'Normal',
      w: 'Ancho',
      s: 'Muy ancho',
    },
  },
  placement: {
    label: 'Colocación',
    values: {
      m: 'En el centro',
      l: 'A la izquierda',
    },
  },
  underline: {
    label: 'Títulos subrayados',
  },
  header: {
    label: 'Cabecera',
    values: {
      d: 'Se oculta al bajar',
      '1': 'Siempre a la vista',
      s: 'Se desplaza con la página',
      '-1': 'Desactivada',
      '-2': 'Siempre desactivada',
    },
  },
  favicons: {
    label: 'Iconos de las webs',
  },
  urlDisplay: {
    label: 'Dirección del resultado',
    values: {
      b: 'Con la ruta',
      s: 'Solo la web',
      '-1': 'Ninguna',
    },
  },
  urlPlacement: {
    label: 'Lugar de la dirección',
    values: {
      a: 'Encima del título',
      b: 'Debajo del título',
      '-1': 'Según el tema',
    },
  },
  pageNumbers: {
    label: 'Saltos de página',
    values: {
      '1': 'Línea y número',
      n: 'Número',
      '-1': 'Ninguno',
    },
  },
  background: {
    label: 'Color de fondo',
  },
  headerColor: {
    label: 'Color de la cabecera',
  },
  moduleColor: {
    label: 'Color de los módulos',
  },
  textColor: {
    label: 'Color del texto',
  },
  titleColor: {
    label: 'Color de los títulos',
  },
  visitedColor: {
    label: 'Color de los títulos visitados',
  },
  addressColor: {
    label: 'Color de las direcciones',
  },
  method: {
    label: 'Cómo se envía tu búsqueda',
    text: 'Con POST, tus búsquedas no quedan en el historial del navegador.',
    values: {
      g: 'En la dirección (GET)',
      p: 'En el cuerpo de la petición (POST)',
    },
  },
  redirect: {
    label: 'Ocultar tu búsqueda a las webs',
    text: 'La web que abres no sabe qué has buscado.',
  },
  https: {
    label: 'Preferir webs cifradas',
  },
  autoloadImages: {
    label: 'Cargar las imágenes enseguida',
  },
  recentRegions: {
    label: 'Recordar las regiones recientes',
  },
  location: {
    label: 'Resultados cerca de ti',
    text: 'Pide al navegador tu ubicación aproximada, la usa para una búsqueda y la olvida.',
  },
  mapRendering: {
    label: 'Cómo se dibujan los mapas',
    values: {
      '-1': 'Según el dispositivo',
      b: 'Como vectores',
      i: 'Como imágenes',
    },
  },
  chat: {
    label: 'Chat de IA',
    text: 'Muestra un botón para preguntar al chat de IA.',
  },
  searchAssist: {
    label: 'Resumen de los resultados con IA',
    values: {
      '-1': 'Nunca',
      '0': 'Si lo pido',
      '1': 'A veces',
      '2': 'A menudo',
    },
  },
  aiImages: {
    label: 'Imágenes generadas con IA',
    values: {
      '-1': 'Mostrar',
      '1': 'Ocultar',
    },
  },
};
