import { brand } from '../brand';
import type { MailWords } from './words';

/** To the address that an account lost because an earlier one was restored, in each language. */
export const addressRestored: Record<'en' | 'de' | 'es' | 'fr', MailWords['addressRestored']> = {
  en: () => ({
    subject: `The earlier address on your ${brand.name} account was restored`,
    heading: 'Your address was taken off your account',
    lead: [
      'Someone used the link that we sent to the earlier address of your account and restored that address. Every device was signed out, and you can no longer sign in with the address this email was sent to.',
      'If that wasn’t you, someone else can read the email of the earlier address and can now sign in to your account. Write to us, and we’ll look into it.',
    ],
    action: 'Contact us',
    after: ['If it was you, you don’t need to do anything.'],
  }),
  de: () => ({
    subject: `Die frühere Adresse Ihres Kontos bei ${brand.name} wurde wiederhergestellt`,
    heading: 'Ihre Adresse gehört nicht mehr zu Ihrem Konto',
    lead: [
      'Jemand hat den Link benutzt, den wir an die frühere Adresse Ihres Kontos geschickt haben, und diese Adresse wiederhergestellt. Alle Geräte wurden abgemeldet. Mit der Adresse, an die diese E-Mail ging, können Sie sich nicht mehr anmelden.',
      'Waren Sie das nicht, kann jemand anders die E-Mails der früheren Adresse lesen und sich jetzt in Ihrem Konto anmelden. Schreiben Sie uns, dann gehen wir der Sache nach.',
    ],
    action: 'Kontakt aufnehmen',
    after: ['Waren Sie es, müssen Sie nichts tun.'],
  }),
  es: () => ({
    subject: `Se ha recuperado la dirección anterior de tu cuenta de ${brand.name}`,
    heading: 'Tu dirección ya no está en tu cuenta',
    lead: [
      'Alguien ha usado el enlace que enviamos a la dirección anterior de tu cuenta y ha recuperado esa dirección. Se ha cerrado la sesión en todos los dispositivos, y con la dirección en la que recibes este mensaje ya no se puede iniciar sesión.',
      'Si no has sido tú, otra persona puede leer el correo de la dirección anterior y ahora puede iniciar sesión en tu cuenta. Escríbenos y lo investigaremos.',
    ],
    action: 'Escríbenos',
    after: ['Si has sido tú, no tienes que hacer nada.'],
  }),
  fr: () => ({
    subject: `L’ancienne adresse de votre compte ${brand.name} a été rétablie`,
    heading: 'Votre adresse ne fait plus partie de votre compte',
    lead: [
      'Quelqu’un a utilisé le lien que nous avions envoyé à l’ancienne adresse de votre compte et a rétabli cette adresse. Tous les appareils ont été déconnectés, et l’adresse qui reçoit ce message ne permet plus de se connecter.',
      'Si ce n’était pas vous, une autre personne peut lire les e-mails de l’ancienne adresse et peut maintenant se connecter à votre compte. Écrivez-nous, et nous examinerons ce qui s’est passé.',
    ],
    action: 'Nous contacter',
    after: ['Si c’était vous, vous n’avez rien à faire.'],
  }),
};
