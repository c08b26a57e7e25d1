import { brand } from '../brand';
import type { MailWords } from './words';

/** Answer to a message from the contact form, in each language. */
export const contactReceived: Record<'en' | 'de' | 'es' | 'fr', MailWords['contactReceived']> = {
  en: () => ({
    subject: `We received your message to ${brand.name}`,
    heading: 'We received your message',
    lead: [
      'Thank you for contacting us. A real person will read your message and reply to this address, usually within two business days.',
      'You may find an answer sooner on our help page.',
    ],
    action: 'Open the help page',
    after: [
      'If you didn’t contact us, someone entered your address by mistake. You don’t need to do anything.',
    ],
  }),
  de: () => ({
    subject: `Ihre Nachricht an ${brand.name} ist angekommen`,
    heading: 'Ihre Nachricht ist angekommen',
    lead: [
      'Vielen Dank für Ihre Nachricht. Ein Mensch liest sie und antwortet an diese Adresse, in der Regel innerhalb von zwei Werktagen.',
      'Viele Fragen beantwortet unsere Hilfeseite rund um die Uhr.',
    ],
    action: 'Hilfeseite öffnen',
    after: [
      'Haben Sie uns nicht geschrieben, hat jemand versehentlich Ihre Adresse angegeben. Sie müssen nichts tun.',
    ],
  }),
  es: () => ({
    subject: `Hemos recibido tu mensaje a ${brand.name}`,
    heading: 'Tu mensaje ha llegado',
    lead: [
      'Gracias por escribirnos. Una persona leerá tu mensaje y te responderá a esta dirección, normalmente en dos días laborables.',
      'Muchas preguntas tienen respuesta en nuestra página de ayuda, a cualquier hora.',
    ],
    action: 'Abrir la página de ayuda',
    after: ['Si no nos has escrito, alguien ha indicado tu dirección por error. No tienes que hacer nada.'],
  }),
  fr: () => ({
    subject: `Nous avons reçu votre message à ${brand.name}`,
    heading: 'Votre message est arrivé',
    lead: [
      'Merci de nous avoir écrit. Une personne lit votre message et vous répond à cette adresse, en général sous deux jours ouvrés.',
      'Notre page d’aide répond à beaucoup de questions, à toute heure.',
    ],
    action: 'Ouvrir la page d’aide',
    after: [
      'Si vous ne nous avez pas écrit, quelqu’un a indiqué votre adresse par erreur. Vous n’avez rien à faire.',
    ],
  }),
};
