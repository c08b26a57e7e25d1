import { brand } from '../brand';
import { keptAfterDeletion } from '../keptAfterDeletion';
import type { Language } from '../site/languages/languages';
import type { MailText } from './words';

type Store = 'apple' | 'google';
type Parts = Pick<MailText, 'subject' | 'heading'> & {
  /** Without a subscription from a store, and with one, which continues there. */
  ended: string;
  gone: string;
  goesOn: (store: Store) => string;
  /** Before the list of what is kept. */
  kept: string;
  thanks: string;
};

/** The last mail about an account, in one language. It lists what is kept, as the account page and the terms do. */
function textFrom(language: Language, { subject, heading, ended, gone, goesOn, kept, thanks }: Parts) {
  const records = keptAfterDeletion[language].map(({ what, howLong }) => `• ${what}. ${howLong}.`);
  return ({ store }: { store?: Store }): MailText => ({
    subject,
    heading,
    lead: [...(store ? [gone, goesOn(store)] : [ended]), kept, ...records, thanks],
  });
}

const en = textFrom('en', {
  subject: `Your ${brand.name} account has been deleted`,
  heading: 'Your account has been deleted',
  ended:
    'We’ve deleted your account and its email address, and your subscription has ended. This is our last email about your account.',
  gone: 'We’ve deleted your account and its email address. This is our last email about your account.',
  goesOn: (store) =>
    store === 'apple'
      ? 'The subscription you bought in the App Store will keep renewing. Cancel it there, or you’ll continue to be charged.'
      : 'The subscription you bought on Google Play will keep renewing. Cancel it there, or you’ll continue to be charged.',
  kept: 'What the law makes us keep is listed here, along with the few things we keep for other reasons:',
  thanks: 'Thank you for being with us. You’re welcome back anytime.',
});

const de = textFrom('de', {
  subject: `Ihr Konto bei ${brand.name} wurde gelöscht`,
  heading: 'Ihr Konto wurde gelöscht',
  ended:
    'Wir haben Ihr Konto und Ihre E-Mail-Adresse gelöscht, und Ihr Abo ist beendet. Dies ist unsere letzte Nachricht dazu.',
  gone: 'Wir haben Ihr Konto und Ihre E-Mail-Adresse gelöscht. Dies ist unsere letzte Nachricht dazu.',
  goesOn: (store) =>
    store === 'apple'
      ? 'Das Abo, das Sie im App Store gekauft haben, verlängert sich dort weiter. Kündigen Sie es dort, sonst wird weiter abgebucht.'
      : 'Das Abo, das Sie bei Google Play gekauft haben, verlängert sich dort weiter. Kündigen Sie es dort, sonst wird weiter abgebucht.',
  kept: 'Was wir gesetzlich aufbewahren müssen, steht hier, zusammen mit dem wenigen, das wir aus anderen Gründen behalten:',
  thanks: 'Danke, dass Sie bei uns waren. Sie sind jederzeit wieder willkommen.',
});

const es = textFrom('es', {
  subject: `Hemos eliminado tu cuenta de ${brand.name}`,
  heading: 'Hemos eliminado tu cuenta',
  ended:
    'Hemos eliminado tu cuenta y tu dirección de correo, y tu suscripción ha terminado. Este es nuestro último mensaje sobre tu cuenta.',
  gone: 'Hemos eliminado tu cuenta y tu dirección de correo. Este es nuestro último mensaje sobre tu cuenta.',
  goesOn: (store) =>
    store === 'apple'
      ? 'La suscripción que compraste en el App Store se seguirá renovando. Cancélala en la tienda o se te seguirá cobrando.'
      : 'La suscripción que compraste en Google Play se seguirá renovando. Cancélala en la tienda o se te seguirá cobrando.',
  kept: 'Esto es lo que la ley nos obliga a conservar, junto con lo poco que guardamos por otros motivos:',
  thanks: 'Gracias por haber estado con nosotros. Puedes volver cuando quieras.',
});

const fr = textFrom('fr', {
  subject: `Votre compte ${brand.name} a été supprimé`,
  heading: 'Votre compte a été supprimé',
  ended:
    'Nous avons supprimé votre compte et votre adresse e-mail, et votre abonnement a pris fin. Ceci est notre dernier message à ce sujet.',
  gone: 'Nous avons supprimé votre compte et votre adresse e-mail. Ceci est notre dernier message à ce sujet.',
  goesOn: (store) =>
    store === 'apple'
      ? 'L’abonnement acheté dans l’App Store continuera de se renouveler. Résiliez-le dans la boutique, sinon les prélèvements continueront.'
      : 'L’abonnement acheté sur Google Play continuera de se renouveler. Résiliez-le dans la boutique, sinon les prélèvements continueront.',
  kept: 'Voici ce que la loi nous oblige à conserver, avec le peu que nous conservons pour d’autres raisons :',
  thanks: 'Merci d’avoir été des nôtres. Vous pouvez revenir quand vous voulez.',
});

export const deleted = { en, de, es, fr } as const;
