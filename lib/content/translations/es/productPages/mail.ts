import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/productPages/mail';
import type { Translation } from '@/lib/content/translations/translation';

export const mailHero: Translation<typeof english.mailHero> = {
  title: 'Direcciones de correo que protegen la tuya',
  lead: `La protección del correo te da direcciones de reenvío, quita los rastreadores de los mensajes que reciben y te permite desactivar cualquiera de ellas. Es gratis en ${brand.browser} y en nuestra extensión.`,
};

export const mailPicture: Translation<typeof english.mailPicture> = {
  shop: 'tienda',
  alias: `wren-4f7k@${brand.forwardingDomain}`,
  you: 'tú',
};

export const mailAddresses: Translation<typeof english.mailAddresses> = {
  title: 'Dos tipos de direcciones',
  kinds: [
    {
      id: 'named',
      name: 'Personal',
      address: `ada@${brand.forwardingDomain}`,
      text: 'El nombre lo eliges tú. Úsala por teléfono, en tarjetas de visita y con gente que conoces.',
      lasts: 'Funciona mientras quieras',
    },
    {
      id: 'private',
      name: 'Privada',
      address: `wren-4f7k@${brand.forwardingDomain}`,
      text: 'Se crea en el momento, una para cada formulario. Así, dos tiendas no pueden saber que tratan con la misma persona.',
      lasts: 'Funciona hasta que la desactives',
    },
  ],
};

export const mailSteps: Translation<typeof english.mailSteps> = {
  title: 'Cómo funciona',
  lead: 'Conservas tu bandeja de entrada. Nosotros limpiamos el correo por el camino.',
  steps: [
    {
      id: 'field',
      title: 'Un formulario te pide la dirección',
      text: 'Pulsa el pato del campo y escribimos por ti una nueva dirección privada.',
    },
    {
      id: 'arrives',
      title: 'El mensaje llega primero a nosotros',
      text: 'Lo mantenemos en memoria mientras lo revisamos. No lo guardamos y nadie lo lee.',
    },
    {
      id: 'cleaned',
      title: 'Quitamos los rastreadores',
      text: 'Quitamos las imágenes ocultas que avisan cuando abres un mensaje y las partes de los enlaces que te identifican.',
    },
    {
      id: 'forwarded',
      title: 'Te reenviamos el resto',
      text: 'Llega a tu bandeja de entrada de siempre. Una línea al principio te dice qué hemos quitado.',
    },
    {
      id: 'ended',
      title: 'Desactiva la dirección cuando acabes',
      text: 'El enlace del principio la desactiva. A partir de ahí, quien haya comprado la dirección no escribe a nadie.',
    },
  ],
};

export const mailExample: Translation<typeof english.mailExample> = {
  title: 'El mismo boletín con la protección del correo',
  lead: 'Todo lo que se ve sigue ahí.',
  subject: '20\u00a0% de descuento en todas las botas',
  from: 'Una tienda',
  removed: {
    title: 'Lo que hemos quitado',
    rows: [
      {
        what: 'Una imagen de un solo píxel',
        why: 'habría avisado de cuándo y dónde abriste el mensaje',
      },
      {
        what: 'Otra más, de otra empresa',
        why: 'habría relacionado este mensaje con los demás que recibes',
      },
      {
        what: 'Un número al final de cada enlace',
        why: 'habría relacionado tu clic con tu nombre',
      },
    ],
  },
  banner: '3 rastreadores eliminados',
  end: 'Desactivar esta dirección',
};

export const mailLimits: Translation<typeof english.mailLimits> = {
  title: 'Lo que guardamos',
  rows: [
    { term: 'Adónde reenviar', text: 'Tu dirección real, y nada más sobre ti.' },
    {
      term: 'Tus direcciones',
      text: 'Sus nombres y si están activas. No quién les ha escrito.',
    },
    {
      term: 'Tu correo',
      text: 'Nada. Eliminamos cada mensaje de la memoria en cuanto tu proveedor de correo lo ha aceptado.',
    },
    {
      term: 'Si te vas',
      text: 'Un clic elimina tu cuenta y todas sus direcciones para siempre.',
    },
  ],
};

export const mailQuestions: Translation<typeof english.mailQuestions> = {
  title: 'Preguntas sobre la protección del correo',
  items: [
    {
      id: 'new-mailbox',
      question: '¿Necesito otra cuenta o aplicación de correo?',
      answer:
        'No. Quédate con las que tienes. El correo reenviado llega como cualquier otro. Solo cambia la dirección que conoce la gente.',
    },
    {
      id: 'answering',
      question: '¿Puedo responder sin revelar mi dirección?',
      answer:
        'Sí. Responde como siempre. Tu respuesta pasa por nosotros y la otra persona ve la dirección de reenvío. Para escribir un mensaje nuevo desde esa dirección, usa la agenda del navegador.',
    },
    {
      id: 'blocked-by-sites',
      question: '¿Y si una web rechaza la dirección?',
      answer:
        'Algunas webs rechazan las direcciones de reenvío. Prueba allí con tu dirección personal. La rechazan menos.',
    },
    {
      id: 'pictures',
      question: '¿Se siguen viendo las imágenes normales?',
      answer:
        'Sí. Solo quitamos las imágenes que se usan para rastrearte o que son demasiado pequeñas para verse.',
    },
    {
      id: 'price',
      question: '¿Cuánto cuesta?',
      answer:
        'Nada, y no hay límite de direcciones ni de correo. Como nuestros otros productos gratuitos, se paga con anuncios de búsqueda que corresponden a las palabras que buscas.',
    },
  ],
};

export const mailClosing: Translation<typeof english.mailClosing> = {
  title: 'Activa la protección del correo',
  text: 'Se tarda un minuto: elige un nombre y adónde reenviar tu correo.',
};
