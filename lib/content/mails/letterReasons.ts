import { brand } from '../brand';

/** A newsletter goes to its readers; a notice, which the law or safety asks for, to everyone who subscribes. */
export const letterKinds = ['newsletter', 'notice'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Why the reader gets a letter, in its footer. */
export const letterReasons: Record<'en' | 'de' | 'es' | 'fr', Record<LetterKind, string>> = {
  en: {
    newsletter: `You’re getting this email because you signed up for the ${brand.name} newsletter. It contains no trackers.`,
    notice: `You’re getting this email because you have a subscription with ${brand.name} and we have to tell you about this. It contains no trackers.`,
  },
  de: {
    newsletter: `Sie erhalten diese Nachricht, weil Sie den Newsletter von ${brand.name} abonniert haben. Die Nachricht enthält keine Tracker.`,
    notice: `Sie erhalten diese Nachricht, weil Sie ein Abo bei ${brand.name} haben und wir Sie darüber informieren müssen. Die Nachricht enthält keine Tracker.`,
  },
  es: {
    newsletter: `Recibes este mensaje porque te suscribiste al boletín de ${brand.name}. No contiene rastreadores.`,
    notice: `Recibes este mensaje porque tienes una suscripción de ${brand.name} y debemos informarte de ello. No contiene rastreadores.`,
  },
  fr: {
    newsletter: `Votre adresse est inscrite à la newsletter de ${brand.name} : c’est pourquoi vous recevez ce message, qui ne contient aucun traqueur.`,
    notice: `Vous avez un abonnement chez ${brand.name} et nous devons vous informer de ce qui le concerne : c’est pourquoi vous recevez ce message, qui ne contient aucun traqueur.`,
  },
};
