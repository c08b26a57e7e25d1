import type * as english from '@/lib/content/account/removeEmail';
import type { Translation } from '@/lib/content/translations/translation';

export const removeEmailWords: Translation<typeof english.removeEmailWords> = {
  open: 'Quitar la dirección',
  heading: '¿Quitar tu dirección de correo?',
  intro: (email) => `Ya no podrás iniciar sesión con ${email}.`,
  effects: [
    'La sesión sigue abierta en este navegador.',
    'En los demás dispositivos se cierra la sesión, y no se podrá volver a iniciar hasta que añadas una dirección.',
    'Si pierdes el acceso a este navegador, la única forma de volver a entrar es el enlace de nuestro correo, que es válido durante 7 días.',
  ],
  submit: 'Quitar la dirección',
  busy: 'Quitando la dirección de correo',
  confirmFirst: (email) => `Antes de quitar tu dirección, enviaremos un código a ${email}.`,
  done: {
    heading: 'Hemos quitado tu dirección de correo',
    intro: (email) =>
      `Hemos enviado un último correo a ${email}, con un enlace para recuperar la dirección en un plazo de 7 días.`,
    add: 'Añadir otra dirección de correo',
  },
};
