import { brand } from '../brand';
import type { MailText } from './words';

type Store = 'apple' | 'google';
type Parts = Pick<MailText, 'subject' | 'heading'> & {
  /** Without a subscription from a store, and with one, which continues there. */
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
  subject: `Your ${brand.name} account has been deleted`,
  heading: 'Your account has been deleted',
  ended:
    'We’ve deleted your account and its email address, and your subscription has ended. This is our last email about it.',
  gone: 'We’ve deleted your account and its email address. This is our last email about it.',
  goesOn: (store) =>
    store === 'apple'
      ? 'The subscription you bought in the App Store will keep renewing. Cancel it there, or you’ll continue to be charged.'
      : 'The subscription you bought on Google Play will keep renewing. Cancel it there, or you’ll continue to be charged.',
  thanks: 'Thank you for being with us. You’re welcome back anytime.',
});

const de = textFrom({
  subject: `Ihr Konto bei ${brand.name} wurde gelöscht`,
  heading: 'Ihr Konto wurde gelöscht',
  ended:
    'Wir haben Ihr Konto und Ihre E-Mail-Adresse gelöscht, und Ihr Abo ist beendet. Dies ist unsere letzte Nachricht dazu.',
  gone: 'Wir haben Ihr Konto und Ihre E-Mail-Adresse gelöscht. Dies ist unsere letzte Nachricht dazu.',
  goesOn: (store) =>
    store === 'apple'
      ? 'Das Abo, das Sie im App Store gekauft haben, läuft dort weiter. Kündigen Sie es dort, sonst wird weiter abgebucht.'
      : 'Das Abo, das Sie bei Google Play gekauft haben, läuft dort weiter. Kündigen Sie es dort, sonst wird weiter abgebucht.',
  thanks: 'Danke, dass Sie bei uns waren. Sie sind jederzeit wieder willkommen.',
});

const es = textFrom({
  subject: `Hemos eliminado tu cuenta de ${brand.name}`,
  heading: 'Hemos eliminado tu cuenta',
  ended:
    'Hemos eliminado tu cuenta y tu dirección de correo, y tu suscripción ha terminado. Este es nuestro último mensaje al respecto.',
  gone: 'Hemos eliminado tu cuenta y tu dirección de correo. Este es nuestro último mensaje al respecto.',
  goesOn: (store) =>
    store === 'apple'
      ? 'La suscripción que compraste en el App Store sigue activa allí. Cancélala en la tienda o se te seguirá cobrando.'
      : 'La suscripción que compraste en Google Play sigue activa allí. Cancélala en la tienda o se te seguirá cobrando.',
  thanks: 'Gracias por haber estado con nosotros. Puedes volver cuando quieras.',
});

const fr = textFrom({
  subject: `Votre compte ${brand.name} a été supprimé`,
  heading: 'Votre compte a été supprimé',
  ended:
    'Nous avons supprimé votre compte et votre adresse e-mail, et votre abonnement a pris fin. Ceci est notre dernier message à ce sujet.',
  gone: 'Nous avons supprimé votre compte et votre adresse e-mail. Ceci est notre dernier message à ce sujet.',
  goesOn: (store) =>
    store === 'apple'
      ? 'L’abonnement acheté dans l’App Store s’y poursuit. Résiliez-le dans la boutique, sinon il continuera à vous être facturé.'
      : 'L’abonnement acheté sur Google Play s’y poursuit. Résiliez-le dans la boutique, sinon il continuera à vous être facturé.',
  thanks: 'Merci d’avoir été des nôtres. Vous pouvez revenir quand vous voulez.',
});

export const deleted = { en, de, es, fr } as const;
