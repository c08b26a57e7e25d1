import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/pro';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const landingHeroes: Translation<typeof english.landingHeroes> = {
  standard: {
    title: 'Tu vida privada es solo tuya.',
    text: 'Una VPN para tus dispositivos, personas que te ayudan si te roban la identidad y un chat de IA privado.',
    withoutChat: 'Una VPN para tus dispositivos y personas que te ayudan si te roban la identidad.',
  },
  vpn: {
    title: 'Privacidad en cualquier red.',
    text: `La VPN cifra la conexión en hasta ${subscriptionFigures.vpnDevices} dispositivos y no guarda registro de lo que haces en internet. La ayuda tras un robo de identidad y un chat de IA privado van incluidos.`,
    withoutChat: `La VPN cifra la conexión en hasta ${subscriptionFigures.vpnDevices} dispositivos y no guarda registro de lo que haces en internet. La ayuda tras un robo de identidad va incluida.`,
  },
  pir: {
    title: 'Fuera de las listas que se venden.',
    text: 'Los sitios de venta de datos publican dónde vives y quiénes son tus parientes. En Estados Unidos encontramos esas fichas, pedimos que las retiren y seguimos comprobando. La VPN va incluida.',
  },
  duckai: {
    title: 'IA más potente, igual de privada.',
    text: `Usa modelos más avanzados en ${brand.chat}. Quitamos tu dirección IP antes de transmitir tu pregunta. La VPN y la ayuda tras un robo de identidad van incluidas.`,
  },
  winback: {
    title: 'Sigue donde lo dejaste.',
    text: 'La VPN, la ayuda tras un robo de identidad y el chat de IA privado están listos para ti. Elige un plan y tus dispositivos volverán a estar protegidos.',
    withoutChat:
      'La VPN y la ayuda tras un robo de identidad están listas para ti. Elige un plan y tus dispositivos volverán a estar protegidos.',
  },
};

export const landing: Translation<typeof english.landing> = {
  eyebrow: brand.subscription,
  features: {
    title: 'Todo en una suscripción',
    lead: 'Lo que incluye depende de dónde vives.',
    included: 'Incluido',
    owned: 'En tu plan',
    elsewhere:
      'En Estados Unidos, la suscripción incluye además la eliminación de datos personales y un asesor que actúa por ti tras un robo de identidad.',
  },
};

export const buyingWords: Translation<typeof english.buyingWords> = {
  legend: 'Elige tu plan',
  period: { monthly: 'Mensual', yearly: 'Anual' },
  per: { monthly: 'al mes', yearly: 'al año' },
  saving: (percent) => `Ahorra un ${percent}\u00a0%`,
  yearlyNote: 'Un solo cobro al año',
  monthlyEquivalent: (price) => `${price} al mes`,
  monthlyNote: 'Cancela cuando quieras',
  priceLoading: 'Cargando el precio',
  trial: (days, price, period) =>
    `${days} días gratis, después ${price} ${period === 'yearly' ? 'al año' : 'al mes'}`,
  today: (price, period) => `${price} hoy y después cada ${period === 'yearly' ? 'año' : 'mes'}`,
  trialNote:
    'Si cancelas antes de que termine la prueba, no pagas nada; si no, se renueva hasta que canceles. Una prueba por tarjeta.',
  noTrialNote:
    'Se renueva automáticamente. Cancela cuando quieras y conserva el acceso durante el periodo que has pagado.',
  tax: { vat: 'IVA incluido.', tax: 'Impuestos incluidos.' },
  withdrawal: (days) =>
    `Tienes ${days} días para desistir. Con el pedido solicitas que empecemos de inmediato.`,
  payable: 'Suscribirme con obligación de pago',
  tryFree: (days) => `Probar gratis ${days} días`,
  subscribe: (price, period) => `Suscribirme por ${price} ${period === 'yearly' ? 'al año' : 'al mes'}`,
  subscribeSoon: 'Suscribirme',
  going: 'Abriendo la página de pago',
  have: '¿Ya tienes suscripción? Inicia sesión',
  otherAccount: 'Usar otra cuenta',
  slow: 'Está tardando más de lo habitual. Puede que tu conexión sea lenta. Seguimos intentándolo.',
  retry: 'Intentar de nuevo',
  nothingCharged: 'No se te ha cobrado nada y tu plan sigue seleccionado.',
  pricesFailed: {
    title: 'Se ha producido un error de comunicación. Inténtalo de nuevo.',
    text: 'No hemos podido cargar los precios, así que ahora mismo no puedes suscribirte.',
  },
  notSold: {
    title: (country) =>
      country === null ? 'Aún no está disponible en tu país' : `Aún no está disponible en ${country}`,
    text: 'La suscripción está disponible en Estados Unidos, Canadá, el Reino Unido y la Unión Europea. No podemos aceptar pagos desde donde estás ahora.',
    vpn: '¿Estás en uno de esos países? Puede que una VPN o un proxy lo oculte. Desactívalo y vuelve a cargar la página.',
    have: '¿Ya tienes suscripción? Inicia sesión',
    free: `El buscador y el navegador de ${brand.name} son gratuitos en todas partes`,
  },
  canceled: {
    title: 'No se te ha cobrado nada',
    text: {
      monthly: 'Saliste de la página de pago. Tu plan mensual sigue seleccionado por si quieres continuar.',
      yearly: 'Saliste de la página de pago. Tu plan anual sigue seleccionado por si quieres continuar.',
    },
  },
  welcomeBack: {
    title: 'Nos alegra verte de nuevo',
    text: 'Elige un plan y todo volverá a activarse para la misma cuenta.',
  },
  subscribed: {
    title: 'Ya tienes una suscripción',
    manage: 'Gestionar la suscripción',
    byApp: `Tienes una suscripción de ${brand.name} en ${brand.browser}. En tu cuenta verás tu plan y su facturación.`,
    upgrade: 'Ver más planes',
  },
  alreadyActive: {
    title: 'Ya tienes una suscripción',
    text: 'Esta cuenta ya tiene una suscripción activa, así que no se te ha vuelto a cobrar.',
  },
};
