import { brand } from '@/lib/content/brand';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { trialDays } from '@/lib/content/subscription/plans';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/proQuestions';
import { withdrawalWords } from '@/lib/content/translations/es/subscription/withdrawalWords';
import type { Translation } from '@/lib/content/translations/translation';

const { vpnDevices, vpnLocations, brokerSites } = subscriptionFigures;

export const questions: Translation<typeof english.questions> = [
  {
    id: 'included',
    question: '¿Qué incluye la suscripción?',
    answer: [
      `En Canadá, el Reino Unido y la Unión Europea: la VPN, la orientación tras un robo de identidad y ${brand.chat} con modelos más avanzados.`,
      `En Estados Unidos: la VPN, la eliminación de datos personales, la recuperación de la identidad y ${brand.chat} con modelos más avanzados.`,
      'Las partes no se venden por separado.',
    ],
    withoutChat: [
      'En Canadá, el Reino Unido y la Unión Europea: la VPN y la orientación tras un robo de identidad.',
      'En Estados Unidos: la VPN, la eliminación de datos personales y la recuperación de la identidad.',
      'Las partes no se venden por separado.',
    ],
  },
  {
    id: 'trial',
    question: '¿Cómo funciona la prueba gratuita?',
    answer: [
      `Si es tu primera suscripción, puedes usarlo todo gratis durante ${trialDays.standard} días. Algunas ofertas traen una prueba más larga.`,
      'Indicas tu tarjeta al empezar. El cobro se hace cuando termina la prueba, salvo que canceles antes. Ofrecemos una prueba por cuenta y por tarjeta.',
    ],
  },
  {
    id: 'browser',
    question: `¿Necesito ${brand.browser}?`,
    answer: [
      `Sí, para la VPN y para la eliminación de datos personales: las dos forman parte de ${brand.browser}, que es gratuito. La VPN protege todo tu dispositivo, también las demás aplicaciones.`,
    ],
  },
  {
    id: 'devices',
    question: '¿En cuántos dispositivos puedo usarla?',
    answer: [
      `La VPN funciona en hasta ${vpnDevices} dispositivos a la vez: iPhone, iPad, Android, Mac y Windows.`,
      'La eliminación de datos personales funciona en un ordenador Mac o Windows que tú elijas, porque es el único lugar donde se guardan tus datos.',
      'La suscripción es para una persona. No hay plan familiar.',
    ],
  },
  {
    id: 'email',
    question: '¿Tengo que daros una dirección de correo?',
    answer: [
      'No. Cuando te suscribes, creamos para ti una cuenta sin nombre ni dirección de correo.',
      'Sí te recomendamos añadir una: con ella inicias sesión en otro dispositivo y vuelves a entrar si pierdes este.',
    ],
  },
  {
    id: 'logs',
    question: '¿Qué guarda la VPN sobre mí?',
    answer: [
      `Nada sobre lo que haces. Tenemos servidores en unas ${vpnLocations} ubicaciones y ninguno registra las webs y servicios que usas.`,
    ],
    link: { label: 'Leer la política de privacidad de la suscripción', href: '/pro/privacy-terms' },
  },
  {
    id: 'brokers',
    question: '¿Cómo funciona la eliminación de datos personales?',
    answer: [
      `Escribes tu nombre, tu año de nacimiento y tus direcciones en tu ordenador. La aplicación te busca en más de ${brokerSites} webs que publican este tipo de fichas, envía una solicitud de eliminación allí donde te encuentra y repite la búsqueda periódicamente.`,
      'Las webs tardan días o semanas en responder, y algunas vuelven a publicar las fichas.',
    ],
  },
  {
    id: 'payment',
    question: '¿Cómo pago?',
    answer: [
      'Con tarjeta, en una página de pago de Stripe. El número de tu tarjeta va a Stripe y nunca llega a nuestros servidores.',
      'Los impuestos están incluidos. Tu plan se renueva cada mes o cada año, según el que hayas elegido.',
      'Si tenemos tu dirección, te avisamos por correo antes de que termine una prueba o se renueve un plan anual.',
    ],
  },
  {
    id: 'cancel',
    question: '¿Cómo cancelo?',
    answer: [
      'Abre «Gestionar la suscripción» y selecciona «Cancelar la suscripción».',
      'Todo sigue funcionando hasta el final de tu prueba o del periodo que has pagado. Después no se te cobrará nada.',
    ],
    link: { label: 'Leer las condiciones de la suscripción', href: '/pro/privacy-terms' },
  },
  {
    id: 'refund',
    question: '¿Puedo recuperar mi dinero?',
    answer: [
      `Sí. En los ${moneyBackDays} días siguientes a tu primer pago, puedes recuperar todo lo que has pagado. Selecciona «Pedir un reembolso» en la página de tu cuenta. Tu suscripción termina de inmediato.`,
      'Esto vale para tu primera compra. Después reembolsamos los cobros erróneos y lo que exige la ley. En Canadá, el Reino Unido y la Unión Europea puedes además desistir de cualquier compra en un plazo de 14 días.',
      'En las compras en una tienda de aplicaciones, decide la tienda.',
    ],
    link: { label: withdrawalWords.link, href: '/help/withdraw' },
  },
];
