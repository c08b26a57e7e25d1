import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/subscriptionRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const subscriptionRouteWords: Translation<typeof english.subscriptionRouteWords> = {
  '/pro': {
    title: `${brand.subscription} – VPN und Hilfe bei Identitätsdiebstahl`,
    description: `Ein Abo mit VPN, Hilfe bei Identitätsdiebstahl und leistungsfähigeren Modellen in ${brand.chat}, in den USA auch mit Entfernung persönlicher Daten. Jederzeit kündbar.`,
  },
  '/pro/welcome': {
    title: titled('Willkommen bei Ihrem Abo'),
    description: 'Ihr Abo ist bereit. Hier steht, was Sie auf jedem Ihrer Geräte als Nächstes tun.',
  },
  '/pro/add-email': {
    title: titled('E-Mail-Adresse einrichten'),
    description: 'Hinterlegen Sie eine E-Mail-Adresse, um Ihr Abo auch auf anderen Geräten zu nutzen.',
  },
  '/pro/notify': {
    title: titled('Interesse am Abo bestätigen'),
    description:
      'Bestätigen Sie, dass Sie erfahren möchten, wann es das Abo in Ihrem Land gibt, oder entfernen Sie Ihre Adresse.',
  },
  '/subscriptions/activate': {
    title: titled('In Ihrem Konto anmelden'),
    description: 'Melden Sie sich mit einem Einmalcode an, den wir an die E-Mail-Adresse Ihres Abos senden.',
  },
  '/subscriptions/confirm': {
    title: titled('Code bestätigen'),
    description: 'Geben Sie den Einmalcode ein, den wir an Ihre E-Mail-Adresse gesendet haben.',
  },
  '/subscriptions/add-email': {
    title: titled('E-Mail-Adresse hinzufügen'),
    description:
      'Fügen Sie Ihrem Abo eine E-Mail-Adresse hinzu und melden Sie sich damit auf anderen Geräten an.',
  },
  '/subscriptions/edit-email': {
    title: titled('E-Mail-Adresse ändern'),
    description: 'Ändern Sie die E-Mail-Adresse Ihres Abos.',
  },
  '/subscriptions/undo-email': {
    title: titled('Adressänderung rückgängig machen'),
    description: 'Machen Sie eine Änderung der E-Mail-Adresse Ihres Abos rückgängig.',
  },
  '/subscriptions/manage': {
    title: titled('Ihr Abo'),
    description: 'Tarif, Verlängerungsdatum, Abrechnung, E-Mail-Adresse und Geräte Ihres Abos.',
  },
};
