import type * as english from '@/lib/content/app/appPlans';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const plansWords: Translation<typeof english.plansWords> = {
  heading: 'Planes',
  intro: {
    new: 'Puedes cancelar cualquier plan cuando quieras y conservarlo hasta que termine el periodo pagado.',
    change: 'Puedes cambiar de plan cuando quieras.',
  },
  tiers: {
    plus: {
      name: 'Plus',
      text: `Todo lo que incluye ${brand.subscription}, para el día a día.`,
    },
    pro: {
      name: 'Pro',
      text: `Para preguntas más difíciles y trabajos más largos en ${brand.chat}.`,
      basis: 'Todo lo de Plus',
      more: ['Los modelos de IA más avanzados', `Límites más altos en ${brand.chat}`],
    },
  },
  oneTier: { name: brand.subscription, text: 'Todo por un solo precio.' },
  period: 'Periodo de facturación',
  current: 'Tu plan',
  upgrade: (tier) => `Pasar a ${tier}`,
  downgrade: (tier) => `Cambiar a ${tier}`,
  crossgrade: { monthly: 'Pagar cada mes', yearly: 'Pagar cada año' },
  changeNote: {
    upgrade: 'Empieza de inmediato. Pagas la diferencia por lo que queda de tu periodo de facturación.',
    downgrade: 'Empieza cuando termine tu periodo de facturación actual.',
    crossgrade: 'Empieza con tu próximo pago.',
  },
  elsewhere: {
    title: 'Cambia de plan donde te suscribiste',
    apple: 'Tu suscripción se cobra a través del App Store. Cámbiala en los ajustes de tu cuenta de Apple.',
    google: 'Tu suscripción se cobra a través de Google Play. Cámbiala en Google Play, en «Suscripciones».',
    stripe: 'Pagas tu suscripción con tarjeta en la web. Cámbiala en la página de facturación de tu cuenta.',
    manage: 'Ir a mi suscripción',
    byCard: {
      title: 'Pagas tu plan con tarjeta',
      text: 'Cambia de plan en la página de facturación de tu cuenta. El cambio aparecerá en esta aplicación.',
      open: 'Cambiar de plan',
      opening: 'Abriendo la página de facturación',
    },
  },
  web: {
    title: 'Planes y precios en la web',
    text: `Esta página es para ${brand.browser}. En otros navegadores, mira los planes de tu país en la página de la suscripción.`,
    plans: 'Ver planes y precios',
    upgrade: 'Ver más planes',
    own: {
      title: `Tienes una suscripción de ${brand.name}`,
      text: 'En tu cuenta verás tu plan y su facturación.',
      manage: 'Gestionar la suscripción',
    },
  },
};
