import { brand } from '@/lib/content/brand';
import { figures, shortCount, shortDollars } from '@/lib/content/figures';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/proReading';
import type { Translation } from '@/lib/content/translations/translation';

export const reading: Translation<typeof english.reading> = {
  assurances: [
    { icon: 'devices', text: `VPN en ${subscriptionFigures.vpnDevices} dispositivos a la vez` },
    { icon: 'calendar', text: 'Cancela cuando quieras' },
    { icon: 'mail', text: 'Sin contraseña y con el correo opcional' },
  ],
  devices: {
    title: 'Configúrala una vez en cada dispositivo',
    here: 'Te suscribes aquí.',
    lead: `La protección forma parte de ${brand.browser}, que es gratuito.`,
    steps: [
      {
        title: 'Elige un plan',
        text: 'Paga con tarjeta en una página segura. De paso creamos una cuenta para ti, sin nombre y sin contraseña.',
      },
      {
        title: `Abre ${brand.browser}`,
        text: 'Instálalo en tu móvil o tu ordenador y activa lo que necesites. Para la VPN basta un toque.',
      },
      {
        title: 'Añade tus otros dispositivos',
        text: 'Añade tu dirección de correo, escribe un código de un solo uso en el siguiente dispositivo y también quedará protegido.',
      },
    ],
    table: {
      caption: 'Qué funciona en cada dispositivo',
      feature: 'Función',
      yes: 'Sí',
      no: 'No',
    },
  },
  figures: {
    title: `Quiénes están detrás de ${brand.name}`,
    lead: 'Empezamos con un buscador privado y un navegador privado, y los dos siguen siendo gratuitos.',
    items: [
      {
        figure: figures.ios.rating.toLocaleString('es'),
        text: `en iOS, con ${shortCount(figures.ios.reviews, 'es')} de valoraciones`,
      },
      {
        figure: figures.android.rating.toLocaleString('es'),
        text: `en Android, con ${shortCount(figures.android.reviews, 'es')} de valoraciones`,
      },
      {
        figure: shortCount(figures.monthlyDownloads, 'es'),
        text: 'de descargas de nuestras aplicaciones al mes',
      },
      {
        figure: shortDollars(figures.donatedDollars, 'es'),
        text: 'donados a organizaciones por la privacidad',
      },
    ],
  },
  questionsTitle: 'Preguntas frecuentes',
  closing: {
    title: '¿Empezamos?',
    text: 'Si cambias de idea, puedes cancelar en línea en un minuto.',
    button: 'Elegir un plan',
  },
};

export const buyTerms: Translation<typeof english.buyTerms> = {
  moneyBack: `Tu primera compra incluye una garantía de devolución de ${moneyBackDays} días.`,
  firstOnly: 'La prueba y la garantía de devolución son solo para la primera compra.',
  payment: 'Pago a través de Stripe.',
  before: 'Se aplican las ',
  link: 'condiciones',
  after: '.',
};
