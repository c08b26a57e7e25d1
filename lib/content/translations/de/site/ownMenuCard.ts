import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/ownMenuCard';
import type { Translation } from '@/lib/content/translations/translation';

export const ownMenuCard: Translation<typeof english.ownMenuCard> = {
  title: `Ihr ${brand.name}-Abo`,
  text: 'Tarif, E-Mail-Adresse und Geräte an einem Ort.',
  action: { label: 'Abo verwalten', href: '/subscriptions/manage' },
};
