import { brand } from '@/lib/content/brand';
import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/signingIn';
import { legalValues } from '@/lib/content/legal/values';
import { sitePages } from '@/lib/content/site/sitePages';
import { manageWords } from '@/lib/content/translations/es/account/manage';
import type { Translation } from '@/lib/content/translations/translation';

const { signIn, account, contact } = sitePages;

export const signingIn: Translation<typeof english.signingIn> = {
  id: 'signing-in',
  title: 'Iniciar sesión y tu cuenta',
  questions: [
    {
      id: 'sign-in',
      question: '¿Cómo inicio sesión?',
      answer: [
        [
          'En la ',
          linkTo(signIn.href, 'página de inicio de sesión'),
          `, escribe la dirección de correo de tu cuenta o la que indicaste al pagar. Te enviamos un código que funciona una sola vez, durante ${legalValues.codeMinutes} minutos. No hay contraseña.`,
        ],
        [
          'Si compraste en el App Store o Google Play, también puedes restaurar la compra en la aplicación, en cualquier dispositivo con la misma cuenta de la tienda.',
        ],
      ],
    },
    {
      id: 'no-code',
      question: 'No me llega el código. ¿Qué puedo hacer?',
      answer: [
        {
          steps: [
            ['Espera dos minutos y mira después en la carpeta de spam.'],
            [
              'Comprueba que la dirección está bien escrita. Si nuestro correo dice que no hay ninguna cuenta con esa dirección, creaste la tuya con otra.',
            ],
            ['Pide un código nuevo al cabo de un minuto. Solo vale el más reciente.'],
            [
              'Si hoy el correo va lento, la ',
              linkTo(sitePages.status.href, 'página de estado'),
              ' lo dice. Si no, ',
              linkTo(contact.href, 'escríbenos'),
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'no-address',
      question: 'Nunca añadí una dirección de correo. ¿Cómo vuelvo a entrar?',
      answer: [
        [
          'Usa la dirección que escribiste en la página de pago: mientras tu cuenta no tenga otra, la ',
          linkTo(signIn.href, 'página de inicio de sesión'),
          ' envía allí un código. Si compraste en una tienda de aplicaciones, restaura la compra en la aplicación. Con Google Play, así puedes usar la suscripción. Para añadir también una dirección, usa un dispositivo en el que ya habías iniciado sesión o ',
          linkTo(contact.href, 'escríbenos'),
          '.',
        ],
      ],
    },
    {
      id: 'other-devices',
      question: '¿Cómo la uso en mis otros dispositivos?',
      answer: [
        [
          `Instala ${brand.browser} en el otro dispositivo, elige «Tengo una suscripción» en los ajustes e inicia sesión con tu dirección de correo. Esa dirección la añades o la cambias en la `,
          linkTo(account.href, 'página de tu cuenta'),
          '.',
        ],
      ],
    },
    {
      id: 'lost-device',
      question: 'He perdido un dispositivo. ¿Cómo cierro su sesión?',
      answer: [
        [
          'Inicia sesión en cualquier otro dispositivo y abre la ',
          linkTo(account.href, 'página de tu cuenta'),
          `. En «${manageWords.devices.heading}» puedes cerrar la sesión de un dispositivo o las de todos a la vez. Con un código comprobamos que eres tú.`,
        ],
      ],
    },
    {
      id: 'change-address',
      question: '¿Cómo cambio mi dirección de correo?',
      answer: [
        [
          'En la ',
          linkTo(account.href, 'página de tu cuenta'),
          `, al lado de la dirección. Enviamos un código a la nueva y un aviso a la anterior, desde la que se puede deshacer el cambio durante ${legalValues.undoDays} días.`,
        ],
      ],
    },
    {
      id: 'delete-account',
      question: '¿Cómo elimino mi cuenta?',
      answer: [
        [
          'Al final de la ',
          linkTo(account.href, 'página de tu cuenta'),
          '. Una suscripción comprada en esta web termina de inmediato; si solo quieres dejar de pagar, cancélala en lugar de eliminar la cuenta. Si compraste en una tienda de aplicaciones, cancela primero en la tienda.',
        ],
      ],
    },
  ],
};
