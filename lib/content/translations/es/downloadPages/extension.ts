import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/extension';
import { figures, shortCount, spelledCount } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const extensionWords: Translation<typeof english.extensionWords> = {
  toMobile: 'Instalar en el móvil',
  toChanges: 'Ver qué ha cambiado',
  changes: {
    title: 'Qué es diferente ahora',
    items: [
      {
        id: 'search',
        name: 'Búsqueda privada',
        title: 'Tus búsquedas son privadas',
        text: `Lo que escribes en la barra de direcciones va ahora a ${brand.search}. Puede que el navegador te pregunte si querías cambiarlo. Confirma que sí.`,
      },
      {
        id: 'trackers',
        name: 'Protección en las webs',
        title: 'Los rastreadores se bloquean antes de que se carguen',
        text: 'En cualquier página, haz clic en el pato de la barra de herramientas para ver qué empresas han intentado rastrearte.',
      },
      {
        id: 'connect',
        name: 'Cifrado',
        title: 'Las conexiones van cifradas',
        text: 'Si una web tiene una versión segura, esa es la que se abre, incluso desde un enlace antiguo.',
      },
      {
        id: 'email',
        name: 'Protección del correo',
        title: 'Direcciones privadas para los formularios',
        text: 'Haz clic en un campo de correo y la extensión te ofrece una dirección de reenvío. Esta quita los rastreadores del correo antes de que te llegue.',
      },
    ],
  },
  next: {
    title: 'Tres pasos opcionales',
    lead: 'La extensión funciona sin ellos.',
    steps: [
      {
        title: 'Fija el pato en la barra de herramientas',
        text: 'Haz clic en la pieza de puzle junto a la barra de direcciones y luego en la chincheta junto a nuestro nombre. Así el pato queda a la vista.',
      },
      {
        title: 'Abre una página que conozcas bien',
        text: 'El número sobre el pato indica cuántos rastreadores se han bloqueado. En las webs de noticias rara vez es pequeño.',
      },
      {
        title: 'Actívala en las ventanas privadas',
        text: 'Al principio, los navegadores desactivan las extensiones en las ventanas privadas. Para cambiarlo, abre la página de la extensión y mira en «Detalles».',
      },
    ],
  },
  company: {
    title: 'Estás en buena compañía',
    lead: 'Solo totales. No contamos a personas concretas.',
  },
  mobile: {
    title: 'Protege también tu móvil',
    text: 'Las extensiones solo funcionan en ordenadores. Nuestra aplicación hace lo mismo en el móvil o la tableta y añade un botón que elimina tus datos.',
    ratings: `${shortCount(figures.ios.rating, 'es')} en el App Store (${spelledCount(figures.ios.reviews, 'es')} de valoraciones), ${shortCount(figures.android.rating, 'es')} en Google Play (${spelledCount(figures.android.reviews, 'es')} de valoraciones).`,
    apple: 'App Store',
    google: 'Google Play',
  },
  questions: {
    title: 'Preguntas sobre la extensión',
    items: [
      {
        id: 'broken',
        question: 'Una web se ve mal. ¿Qué puedo hacer?',
        answer:
          'Haz clic en el pato y desactiva la protección en esa web. La página se vuelve a cargar sin ella, y puedes contarnos qué fallaba. El informe no contiene nada sobre ti.',
      },
      {
        id: 'other-blocker',
        question: 'Ya tengo un bloqueador. ¿Funcionan juntos?',
        answer:
          'Casi siempre. Dos bloqueadores detienen muchas cosas dos veces, lo que no hace ningún daño. Si una página no funciona, prueba a desactivar uno de los dos.',
      },
      {
        id: 'permissions',
        question: '¿Por qué necesita leer datos en todos los sitios web?',
        answer:
          'Para bloquear una petición, tiene que verla. Eso ocurre en tu navegador. La extensión no nos envía las webs que visitas.',
      },
      {
        id: 'search-back',
        question: '¿Cómo recupero mi buscador anterior?',
        answer:
          'En los ajustes de tu navegador, en «Buscador». Las demás protecciones siguen funcionando con cualquier buscador.',
      },
      {
        id: 'pop-ups',
        question: '¿Por qué ha desaparecido el aviso de cookies?',
        answer:
          'Lo hemos respondido por ti con la opción más privada que permite la web. Si una web no permite rechazar nada, su aviso sigue ahí.',
      },
      {
        id: 'account',
        question: '¿Necesito una cuenta?',
        answer: 'No. No hay cuenta ni para la extensión ni para el buscador.',
      },
      {
        id: 'pays',
        question: 'Si es gratis, ¿cómo ganáis dinero?',
        answer: `${brand.name} gana dinero con anuncios que corresponden a las palabras de una sola búsqueda y con una suscripción opcional. No vendemos tus datos.`,
      },
      {
        id: 'devices',
        question: '¿Ahora está también en mi otro ordenador?',
        answer:
          'Solo si tu navegador sincroniza las extensiones. Si no, añádela allí de la misma manera. Se tarda un minuto.',
      },
      {
        id: 'browser',
        question: '¿Me conviene la extensión o el navegador?',
        answer:
          'El navegador puede hacer más, porque controla por completo cómo se cargan las páginas. La extensión es para quien quiere conservar el navegador que tiene.',
      },
      {
        id: 'remove',
        question: '¿Cómo la quito?',
        answer:
          'Haz clic en la pieza de puzle, luego en los tres puntos junto a nuestro nombre y después en «Quitar». No deja rastro.',
      },
    ],
  },
};
