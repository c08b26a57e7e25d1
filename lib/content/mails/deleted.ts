import { brand } from '../brand';
import type { MailText } from './words';

type Store = 'apple' | 'google';
type Parts = Pick<MailText, 'subject' | 'heading'> & {
  /** Without a subscription of a store, and with one, which goes on there. */
  ended: string;
  gone: string;
  goesOn: (store: Store) => string;
  thanks: string;
};

/** The last mail about an account, in one language. */
function textFrom({ subject, heading, ended, gone, goesOn, thanks }: Parts) {
  return ({ store }: { store?: Store }): MailText => ({
    subject,
    heading,
    lead: store ? [gone, goesOn(store), thanks] : [ended, thanks],
  });
}

const en = textFrom({
  subject: `Your ${brand.name} account was deleted`,
  heading: 'Your account was deleted',
  ended:
    'Your account and its address are gone, and your subscription has ended. This is the last mail about it.',
  gone: 'Your account and its address are gone. This is the last mail about it.',
  goesOn: (store) =>
    `The subscription that you bought ${store === 'apple' ? 'in the App Store' : 'in Google Play'} goes on there. Cancel it in the store, or you go on being charged.`,
  thanks: 'Thank you for the time with us. You are welcome back whenever you like.',
});

const de = textFrom({
  subject: `Ihr Konto bei ${brand.name} wurde gelöscht`,
  heading: 'Ihr Konto wurde gelöscht',
  ended:
    'Ihr Konto und seine Adresse sind gelöscht, und Ihr Abo ist beendet. Das ist die letzte Nachricht dazu.',
  gone: 'Ihr Konto und seine Adresse sind gelöscht. Das ist die letzte Nachricht dazu.',
  goesOn: (store) =>
    `Das Abo, das Sie ${store === 'apple' ? 'im App Store' : 'bei Google Play'} gekauft haben, läuft dort weiter. Kündigen Sie es im Store, sonst wird weiter abgebucht.`,
  thanks: 'Danke für die gemeinsame Zeit. Sie sind jederzeit wieder willkommen.',
});

const es = textFrom({
  subject: `Tu cuenta de ${brand.name} se ha eliminado`,
  heading: 'Tu cuenta se ha eliminado',
  ended:
    'Tu cuenta y su dirección ya no existen y tu suscripción ha terminado. Este es el último mensaje al respecto.',
  gone: 'Tu cuenta y su dirección ya no existen. Este es el último mensaje al respecto.',
  goesOn: (store) =>
    `La suscripción que compraste ${store === 'apple' ? 'en el App Store' : 'en Google Play'} sigue allí. Cancélala en la tienda o se te seguirá cobrando.`,
  thanks: 'Gracias por el tiempo con nosotros. Puedes volver cuando quieras.',
});

const fr = textFrom({
  subject: `Votre compte ${brand.name} a été supprimé`,
  heading: 'Votre compte a été supprimé',
  ended:
    'Votre compte et son adresse ont disparu, et votre abonnement a pris fin. Ceci est le dernier message à ce sujet.',
  gone: 'Votre compte et son adresse ont disparu. Ceci est le dernier message à ce sujet.',
  goesOn: (store) =>
    `L’abonnement acheté ${store === 'apple' ? 'dans l’App Store' : 'sur Google Play'} s’y poursuit. Résiliez-le dans la boutique, sinon il vous sera toujours facturé.`,
  thanks: 'Merci pour le temps passé avec nous. Vous serez toujours les bienvenus.',
});

export const deleted = { en, de, es, fr } as const;
