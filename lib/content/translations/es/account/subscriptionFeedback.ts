import type * as english from '@/lib/content/account/subscriptionFeedback';
import { brand } from '@/lib/content/brand';
import { featureShortNames } from '@/lib/content/translations/es/subscription/proFeatureWords';
import type { Translation } from '@/lib/content/translations/translation';

export const subscriptionFeedbackWords: Translation<typeof english.subscriptionFeedbackWords> = {
  title: '¿Qué podríamos mejorar?',
  legend: '¿De qué se trata?',
  parts: [
    { id: 'vpn', label: featureShortNames['Network Protection'].name },
    { id: 'pir', label: featureShortNames['Data Broker Protection'].name },
    { id: 'itr', label: featureShortNames['Identity Theft Restoration'].name },
    { id: 'account', label: 'Pago y cuenta' },
    { id: 'other', label: 'Otra cosa' },
  ],
  mail: 'Enviarnos un correo',
  subject: (part) => `${brand.subscription}: ${part}`,
  note: 'No incluyas códigos, números de tarjeta ni nada que hayas contado por teléfono. No lo necesitamos.',
};
