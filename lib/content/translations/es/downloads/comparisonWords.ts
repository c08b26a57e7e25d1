import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloads/comparisonWords';
import type { Translation } from '@/lib/content/translations/translation';

export const supportWords: Translation<typeof english.supportWords> = {
  included: 'Incluido',
  limited: 'Limitado',
  paid: 'De pago',
  none: 'No incluido',
};

export const comparisonGroupTitles: Translation<typeof english.comparisonGroupTitles> = {
  search: 'Al buscar',
  browsing: 'Al navegar',
  beyond: 'Más allá del navegador',
};

export const comparisonWords: Translation<typeof english.comparisonWords> = {
  'private-search': {
    topic: 'Búsqueda privada por defecto',
    meaning: 'Lo que escribes en la barra de direcciones va a un buscador que no guarda ningún perfil tuyo.',
    notes: {},
  },
  'private-ai': {
    topic: 'Chat de IA privado y opcional',
    meaning:
      'Las preguntas llegan al modelo de IA sin tu nombre ni tu dirección IP, y puedes desactivar la IA.',
    notes: {
      safari: 'Envía las preguntas a otra empresa después de pedirte permiso.',
      firefox: 'Un panel lateral para chats de otras empresas, con sus condiciones.',
    },
  },
  trackers: {
    topic: 'Bloquea rastreadores ocultos antes de cargarlos',
    meaning:
      'Bloquea los scripts que informan de tu visita a otras empresas; no se limita a negarles una cookie.',
    notes: {
      edge: 'Bloquea los rastreadores de webs que no has visitado; los demás se cargan.',
      safari: 'Restringe sus cookies; los scripts se cargan igualmente.',
      firefox: 'Bloquea los rastreadores conocidos en ventanas privadas; en las demás, solo sus cookies.',
    },
  },
  'targeted-ads': {
    topic: 'Bloquea los anuncios persona\u00adlizados',
    meaning: 'Sin rastreadores, una red publicitaria no puede relacionar tus visitas a distintas webs.',
    notes: {},
  },
  'cookie-pop-ups': {
    topic: 'Responde a los avisos de cookies',
    meaning: 'Elige la opción más privada y cierra el aviso.',
    notes: {
      brave: 'Oculta muchos de ellos sin dar una respuesta.',
    },
  },
  video: {
    topic: 'Vídeos sin anuncios persona\u00adlizados',
    meaning: 'Un reproductor de vídeo que evita que lo que ves influya en tus anuncios y recomendaciones.',
    notes: {
      brave: 'Bloquea la mayoría de los anuncios dentro de los vídeos; la web sigue sabiendo lo que ves.',
    },
  },
  passwords: {
    topic: 'Gestor de contraseñas',
    meaning: 'Guarda las contraseñas, las rellena y las mantiene cifradas.',
    notes: {},
  },
  'clear-data': {
    topic: 'Elimina tus datos con un botón',
    meaning:
      'Cierra las pestañas y elimina el historial y las cookies; en las webs que quieras conservar, tu sesión sigue abierta.',
    notes: {
      chrome: 'En los ajustes, en varios pasos.',
      edge: 'En los ajustes, en varios pasos.',
      safari: 'Desde un menú; no se pueden conservar las cookies de algunas webs.',
      firefox: 'Un botón para las últimas horas, si lo añades antes a la barra de herramientas.',
      brave: 'Web por web, o en los ajustes.',
    },
  },
  links: {
    topic: 'Quita los códigos de rastreo de los enlaces',
    meaning:
      'Quita la parte de un enlace que dice quién ha hecho clic en él, antes de que se abra la página.',
    notes: {
      safari: 'En ventanas privadas.',
      firefox: 'En ventanas privadas o con la protección estricta.',
    },
  },
  fingerprinting: {
    topic: 'Dificulta que te identifiquen por la huella digital',
    meaning: 'A los scripts les cuesta más distinguir tu dispositivo de otros por sus pequeñas diferencias.',
    notes: {
      firefox: 'La mayor parte, en ventanas privadas o con la protección estricta.',
    },
  },
  encryption: {
    topic: 'Pasa las webs a conexiones cifradas',
    meaning: 'Abre la versión segura de una web si existe, diga lo que diga el enlace.',
    notes: {
      chrome: 'Prueba primero con cifrado; para exigirlo hay que cambiar un ajuste.',
      edge: 'Prueba primero con cifrado; para exigirlo hay que cambiar un ajuste.',
    },
  },
  'opt-out': {
    topic: 'Pide a las webs que no vendan tus datos',
    meaning:
      'Envía la señal Global Privacy Control con cada página que abres. En algunos países, la ley obliga a las webs a respetarla.',
    notes: {
      firefox: 'Un ajuste; activado por defecto en ventanas privadas.',
    },
  },
  sync: {
    topic: 'Sincroniza sin cuenta',
    meaning:
      'Los marcadores y las contraseñas se sincronizan entre tus dispositivos con un código, no con tu nombre.',
    notes: {},
  },
  'email-trackers': {
    topic: 'Bloquea los rastreadores del correo',
    meaning: 'Direcciones de reenvío que quitan los rastreadores del correo antes de que te llegue.',
    notes: {
      safari: 'Solo con almacenamiento de pago; la aplicación de correo oculta si abres un mensaje.',
      firefox: 'En un servicio aparte; unas pocas direcciones son gratuitas.',
    },
  },
  vpn: {
    topic: 'VPN',
    meaning: 'Oculta a tu red las webs que visitas, y a esas webs, tu dirección IP.',
    notes: {
      ours: `Parte de ${brand.subscription}.`,
      edge: 'Un cupo mensual de datos, tras iniciar sesión.',
      safari: 'Un relay solo para Safari, con almacenamiento de pago.',
      firefox: 'Una suscripción aparte.',
      brave: 'Una suscripción aparte.',
    },
  },
  'data-removal': {
    topic: 'Elimina tus datos de los sitios que los venden (EE. UU.)',
    meaning:
      'Pide a los sitios que venden nombres y direcciones que retiren los tuyos, y lo vuelve a comprobar.',
    notes: {
      ours: `Parte de ${brand.subscription}, en Estados Unidos.`,
    },
  },
  'identity-restoration': {
    topic: 'Ayuda tras un robo de identidad',
    meaning: 'Alguien te ayuda por teléfono a recuperar tu identidad, a cualquier hora.',
    notes: {
      ours: `Parte de ${brand.subscription}.`,
    },
  },
};
