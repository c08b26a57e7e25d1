import { brand } from '@/lib/content/brand';
import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/privacyAndChat';
import { sitePages } from '@/lib/content/site/sitePages';
import { dataExportWords } from '@/lib/content/translations/es/account/dataExport';
import type { Translation } from '@/lib/content/translations/translation';

const { aboutChat, chatTerms, privacy, security, signIn, contact } = sitePages;

export const privacyAndChat: Translation<typeof english.privacyAndChat> = {
  id: 'privacy-and-chat',
  title: 'Chat de IA y privacidad',
  questions: [
    {
      id: 'chat-private',
      question: `¿Es ${brand.chat} privado de verdad?`,
      answer: [
        [
          'Quitamos tu dirección IP antes de transmitir una pregunta, no guardamos ni preguntas ni respuestas, y nada se usa para entrenar un modelo. ',
          linkTo(aboutChat.href, `Cómo funciona ${brand.chat}`),
          ' explica cada paso; las ',
          linkTo(chatTerms.href, 'condiciones'),
          ' nos obligan a cumplirlo.',
        ],
      ],
    },
    {
      id: 'chat-paid',
      question: `¿Cómo consigo los modelos más avanzados en ${brand.chat}?`,
      answer: [
        [
          'Vienen con la suscripción. En nuestro navegador aparecen en cuanto inicias sesión. En otro navegador, primero ',
          linkTo(signIn.href, 'inicia sesión'),
          ' en esta web y después abre el chat.',
        ],
      ],
    },
    {
      id: 'what-you-know',
      question: `¿Qué sabe ${brand.name} de mí?`,
      answer: [
        [
          'Las búsquedas no se guardan con una dirección IP ni con un identificador. La dirección de correo que nos das para el boletín, para la protección del correo o para saber cuándo estará disponible la suscripción se guarda solo para eso. Con una suscripción, tenemos un número de cuenta aleatorio, el estado de tu suscripción y tu dirección de correo, si la añades. La ',
          linkTo(privacy.href, 'política de privacidad'),
          ' lo enumera todo y dice cuánto tiempo conservamos cada cosa.',
        ],
        [
          'No vendemos datos personales. Nuestros anuncios se eligen por las palabras de una búsqueda, no por la persona.',
        ],
      ],
    },
    {
      id: 'my-data',
      question: '¿Cómo veo o elimino los datos que tenéis sobre mí?',
      answer: [
        [
          'Si tienes una suscripción, la ',
          linkTo(sitePages.account.href, 'página de tu cuenta'),
          ` te lo da todo en un archivo con «${dataExportWords.download}» y te permite eliminarlo. Para cualquier otra cosa, escribe a `,
          linkTo(`mailto:${brand.privacyEmail}`, brand.privacyEmail),
          '. Respondemos en el plazo de un mes.',
        ],
      ],
    },
    {
      id: 'report-security',
      question: '¿Cómo aviso de un problema de seguridad o de un mensaje falso?',
      answer: [
        [
          'Nuestra página de ',
          linkTo(security.href, 'seguridad'),
          ' dice dónde comunicar una vulnerabilidad y qué puedes esperar de nosotros. Si has recibido un correo sospechoso en nuestro nombre, ',
          linkTo(contact.href, 'avísanos'),
          '. Nunca pedimos un código, una contraseña ni un número de tarjeta.',
        ],
      ],
    },
  ],
};
