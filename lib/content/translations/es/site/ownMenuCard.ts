import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/ownMenuCard';
import type { Translation } from '@/lib/content/translations/translation';

export const ownMenuCard: Translation<typeof english.ownMenuCard> = {
  title: `Tu suscripción de ${brand.name}`,
  text: 'Tu plan, tu dirección de correo y tus dispositivos, en un solo lugar.',
  action: { label: 'Gestionar la suscripción', href: '/subscriptions/manage' },
};
