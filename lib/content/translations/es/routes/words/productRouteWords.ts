import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/productRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const productRouteWords: Translation<typeof english.productRouteWords> = {
  '/duckai': {
    title: `${brand.chat}: chat de IA privado – ${brand.name}`,
    description: `Chatea con varios modelos de IA a través de ${brand.chat}. No revelamos quién eres, no guardamos tus chats y nada se usa para entrenar un modelo.`,
  },
  '/email': {
    title: titled('Protección del correo'),
    description:
      'Direcciones de reenvío desechables y correo sin rastreadores. Gratis, y con la bandeja de entrada que ya tienes.',
  },
  '/settings': {
    title: titled('Ajustes de búsqueda'),
    description: `Región, idioma, aspecto, privacidad e IA de ${brand.search}, todo en una página y guardado en este navegador. Sin necesidad de cuenta.`,
  },
  '/sync/pairing': {
    title: titled('Conecta tus dispositivos'),
    description: `Has escaneado un código de conexión de ${brand.browser} fuera de la aplicación. Esto es lo que puedes hacer con él, en cuatro pasos.`,
  },
  '/theme': {
    title: titled('Tema claro, tema oscuro y tu propio color'),
    description:
      'Elige el aspecto de esta web: claro, oscuro o como tu sistema. Prueba tu propio color y comprueba qué texto se lee sobre él.',
  },
};
