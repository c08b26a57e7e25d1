import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/contactWords';
import { maxMessageLength } from '@/lib/content/help/maxMessageLength';
import type { Translation } from '@/lib/content/translations/translation';

export const contactTopicWords: Translation<typeof english.contactTopicWords> = {
  subscription: 'Suscripción y pagos',
  'signing-in': 'Inicio de sesión y cuenta',
  vpn: 'VPN',
  removal: 'Eliminación de datos personales o ayuda tras un robo de identidad',
  browser: 'Navegador, buscador o chat',
  privacy: 'Privacidad',
  other: 'Otra cosa',
};

export const contactWords: Translation<typeof english.contactWords> = {
  title: 'Escríbenos',
  lead: 'Pregúntanos lo que quieras. Una persona lee tu mensaje y responde por correo, normalmente en dos días laborables.',
  fields: {
    topic: { label: '¿De qué se trata?', choose: 'Elige un tema' },
    email: {
      label: 'Tu dirección de correo',
      hint: 'Te respondemos a esta dirección y no la usamos para nada más.',
      placeholder: 'nombre@example.org',
    },
    message: {
      label: 'Tu mensaje',
      hint: 'Qué ha pasado, en qué dispositivo y qué esperabas. No escribas contraseñas, códigos ni números de tarjeta.',
    },
    reference: { label: 'Deja este campo vacío' },
  },
  errors: {
    topic: 'Elige de qué trata tu mensaje.',
    email: 'Escribe una dirección de correo a la que podamos responder, como nombre@example.org.',
    message: `Escribe al menos unas palabras y, como máximo, ${maxMessageLength.toLocaleString('es')} caracteres.`,
  },
  submit: 'Enviar mensaje',
  sending: 'Enviando…',
  note: 'Tu mensaje llega por correo a nuestro equipo de ayuda. Esta web no guarda ninguna copia.',
  busy: `Han llegado demasiados mensajes a la vez. Inténtalo de nuevo dentro de una hora o escribe a ${brand.supportEmail}.`,
  failed: `No hemos podido enviar tu mensaje. Todo lo que has escrito sigue aquí: inténtalo de nuevo o escribe a ${brand.supportEmail}.`,
  thanksTitle: 'Tu mensaje está en camino',
  thanks:
    'Te hemos enviado una breve confirmación. Si no llega, comprueba la dirección y vuelve a escribirnos.',
  another: 'Enviar otro mensaje',
  back: { label: 'Volver a la ayuda', href: '/help' },
  before: {
    title: 'Quizá no tengas que esperar',
    items: [
      { label: 'No me ha llegado un código para iniciar sesión', href: '/help#no-code' },
      { label: 'Cancelar mi suscripción', href: '/help#cancel' },
      { label: 'Cambiar la tarjeta o encontrar una factura', href: '/help#change-card' },
      { label: 'La VPN no se conecta', href: '/help#vpn-not-connecting' },
      { label: '¿Hay algo que no funciona ahora mismo?', href: '/status' },
    ],
  },
  elsewhere: {
    title: 'Otras direcciones',
    items: [
      { label: 'Solicitudes de privacidad:', address: brand.privacyEmail },
      { label: 'Avisos de seguridad:', address: brand.securityEmail },
      { label: 'Prensa:', address: brand.pressEmail },
    ],
  },
};
