import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/activationRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const activationRouteWords: Translation<typeof english.activationRouteWords> = {
  '/subscriptions/activation-flow': {
    title: titled('Abo aktivieren'),
    description:
      'Nutzen Sie ein Abo, das Sie schon haben, auf diesem Gerät oder fügen Sie es einem anderen hinzu.',
  },
  '/subscriptions/activation-flow/this-device': {
    title: titled('Auf diesem Gerät aktivieren'),
    description:
      'Holen Sie sich ein früher gekauftes Abo zurück, über den App-Store oder Ihre E-Mail-Adresse.',
  },
  '/subscriptions/activation-flow/this-device/email': {
    title: titled('Ihr Abo auf diesem Gerät'),
    description: 'Die E-Mail-Adresse des Abos auf diesem Gerät.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email': {
    title: titled('Per E-Mail aktivieren'),
    description:
      'Aktivieren Sie Ihr Abo auf diesem Gerät mit einem Einmalcode, den wir an seine E-Mail-Adresse senden.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/otp': {
    title: titled('Ihr Aktivierungscode'),
    description: 'Geben Sie den Einmalcode ein, der Ihr Abo auf diesem Gerät aktiviert.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/success': {
    title: titled('Aktiviert'),
    description: 'Ihr Abo ist auf diesem Gerät aktiv. Hier steht, was Sie als Nächstes tun.',
  },
  '/subscriptions/activation-flow/another-device': {
    title: titled('Auf einem anderen Gerät nutzen'),
    description: 'Bringen Sie Ihr Abo auf ein weiteres Smartphone, Tablet oder einen Computer.',
  },
  '/subscriptions/activation-flow/another-device/add-email': {
    title: titled('Adresse für Ihre Geräte hinzufügen'),
    description: 'Fügen Sie eine E-Mail-Adresse hinzu, um damit Ihre anderen Geräte zu aktivieren.',
  },
  '/subscriptions/activation-flow/another-device/add-email/otp': {
    title: titled('Adresse für Ihre Geräte bestätigen'),
    description: 'Geben Sie den Einmalcode ein, der die Adresse für Ihre anderen Geräte bestätigt.',
  },
  '/subscriptions/activation-flow/another-device/add-email/success': {
    title: titled('Adresse für Ihre Geräte hinzugefügt'),
    description: 'Ihre Adresse ist bestätigt. So aktivieren Sie damit Ihr anderes Gerät.',
  },
  '/subscriptions/activation-flow/another-device/email': {
    title: titled('Schritte für Ihr anderes Gerät'),
    description: 'In drei Schritten nutzen Sie Ihr Abo auf einem anderen Gerät.',
  },
  '/subscriptions/add-email/otp': {
    title: titled('Adresse bestätigen'),
    description: 'Geben Sie den Einmalcode ein, der die neue Adresse Ihres Abos bestätigt.',
  },
  '/subscriptions/add-email/success': {
    title: titled('Ihre Adresse ist bestätigt'),
    description: 'Die Adresse Ihres Abos ist bestätigt. Hier steht, wofür Sie sie verwenden können.',
  },
  '/subscriptions/activate/success': {
    title: titled('Sie sind angemeldet'),
    description: 'Sie haben sich per E-Mail angemeldet, und Ihr Abo ist hier aktiv. So geht es weiter.',
  },
};
