import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/ownMenuCard';
import type { Translation } from '@/lib/content/translations/translation';

export const ownMenuCard: Translation<typeof english.ownMenuCard> = {
  title: `Votre abonnement ${brand.name}`,
  text: 'Votre formule, votre adresse e-mail et vos appareils, au même endroit.',
  action: { label: 'Gérer l’abonnement', href: '/subscriptions/manage' },
};
