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
      'Vielen Dank für Ihre Nachricht. Ein Mensch liest sie und antwortet Ihnen an diese Adresse, in der Regel innerhalb von zwei Werktagen.',
      'Vielleicht finden Sie die Antwort schneller auf unserer Hilfeseite.',
    ],
    action: 'Hilfeseite öffnen',
    after: [
      'Wenn Sie uns nicht geschrieben haben, hat jemand versehentlich Ihre Adresse angegeben. Sie müssen nichts tun.',
    ],
  }),
  es: () => ({
    subject: `Hemos recibido tu mensaje para ${brand.name}`,
    heading: 'Hemos recibido tu mensaje',
    lead: [
      'Gracias por escribirnos. Una persona leerá tu mensaje y te responderá a esta dirección, normalmente en un plazo de dos días laborables.',
      'Quizá encuentres antes la respuesta en nuestra página de ayuda.',
    ],
    action: 'Abrir la página de ayuda',
    after: ['Si no nos has escrito, alguien ha indicado tu dirección por error. No tienes que hacer nada.'],
  }),
  fr: () => ({
    subject: `Votre message à ${brand.name} est bien arrivé`,
    heading: 'Nous avons reçu votre message',
    lead: [
      'Merci de nous avoir écrit. Une personne lira votre message et vous répondra à cette adresse, en général sous deux jours ouvrés.',
      'Vous trouverez peut-être plus vite une réponse sur notre page d’aide.',
    ],
    action: 'Ouvrir la page d’aide',
    after: [
      'Si vous ne nous avez pas écrit, quelqu’un a indiqué votre adresse par erreur. Vous n’avez rien à faire.',
    ],
  }),
};
