import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/errors/errorPageWords';
import type { Translation } from '@/lib/content/translations/translation';

export const errorPageWords: Translation<typeof english.errorPageWords> = {
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay ninguna página en esta dirección. Puede que haya cambiado de sitio o que la dirección tenga una errata.',
  },
  gone: {
    title: 'Esta página ya no existe',
    text: 'La hemos retirado para siempre, así que no volverá a esta dirección.',
  },
  refused: {
    title: 'No podemos responder a esta solicitud',
    text: 'Tu solicitud nos ha llegado, pero algo en ella nos ha impedido responder. Ocurre pocas veces y suele arreglarse solo.',
    steps: [
      'Espera un minuto y vuelve a cargar la página.',
      'Desactiva las extensiones que cambian lo que envía tu navegador.',
      'Si no funciona, cuéntanos qué querías abrir.',
    ],
  },
  challenge: {
    title: '¿Eres humano?',
    text: 'El tráfico de tu red parece automatizado y por eso nos hemos detenido a comprobarlo. Miramos cuánto tráfico hay, nunca lo que buscas.',
    steps: [
      'Vuelve atrás e inténtalo de nuevo a mano. Casi siempre basta con eso.',
      'Puede pasar cuando muchas personas comparten una dirección IP, como en una oficina o con una VPN. Prueba con otra conexión.',
      'Si estás ejecutando un script, escríbenos antes. Quizá podamos ayudarte.',
    ],
  },
  limit: {
    title: 'Demasiadas solicitudes',
    text: 'Hemos recibido de ti más solicitudes de las que podemos atender a la vez. No se ha estropeado ni perdido nada.',
    steps: ['Espera unos minutos. El límite desaparece solo.', 'Cierra las pestañas que se recargan solas.'],
  },
  region: {
    title: 'No disponible en tu país',
    text: 'Esto no está disponible en el lugar desde el que te conectas, ya sea por la ley local o porque aún no hemos llegado allí.',
    steps: [
      '¿Usas una VPN o un proxy? Puede hacer que parezca que estás en otro lugar. Desactívalo y vuelve a cargar la página.',
      'Nuestro buscador y nuestro navegador son gratuitos en todas partes.',
    ],
  },
  serverError: {
    title: 'Algo ha fallado por nuestra parte',
    text: 'No hemos podido mostrar esta página. La culpa es nuestra y no se ha perdido nada. Vuelve a intentarlo dentro de un momento.',
  },
};

export const errorPageLinks: Translation<typeof english.errorPageLinks> = {
  home: 'Ir a la página de inicio',
  help: 'Obtener ayuda',
  subscription: `Ver ${brand.subscription}`,
  offers: `Ver lo que ofrece ${brand.name}`,
  scripts: 'Leer las reglas para scripts',
  limits: 'Por qué hay límites',
  countries: 'Ver dónde se vende la suscripción',
};
