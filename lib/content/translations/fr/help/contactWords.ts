import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/contactWords';
import { maxMessageLength } from '@/lib/content/help/maxMessageLength';
import type { Translation } from '@/lib/content/translations/translation';

export const contactTopicWords: Translation<typeof english.contactTopicWords> = {
  subscription: 'Abonnement et paiements',
  'signing-in': 'Connexion et compte',
  vpn: 'VPN',
  removal: 'Suppression de données personnelles ou aide en cas d’usurpation d’identité',
  browser: 'Navigateur, recherche ou chat',
  privacy: 'Vie privée',
  other: 'Autre chose',
};

export const contactWords: Translation<typeof english.contactWords> = {
  title: 'Nous écrire',
  lead: 'Posez-nous toutes vos questions. Une personne lit votre message et répond par e-\u2060mail, en général sous deux jours ouvrés.',
  fields: {
    topic: { label: 'De quoi s’agit-il ?', choose: 'Choisir un thème' },
    email: {
      label: 'Votre adresse e-mail',
      hint: 'Nous répondons à cette adresse et ne l’utilisons pour rien d’autre.',
      placeholder: 'nom@example.org',
    },
    message: {
      label: 'Votre message',
      hint: 'Ce qui s’est passé, sur quel appareil, et ce que vous attendiez. N’indiquez ni mots de passe, ni codes, ni numéros de carte.',
    },
    reference: { label: 'Laissez ce champ vide' },
  },
  errors: {
    topic: 'Choisissez le thème de votre message.',
    email: 'Saisissez une adresse e-mail à laquelle nous pouvons répondre, comme nom@example.org.',
    message: `Écrivez au moins quelques mots, et ${maxMessageLength.toLocaleString('fr')} caractères au maximum.`,
  },
  submit: 'Envoyer le message',
  sending: 'Envoi en cours…',
  note: 'Votre message est transmis par e-mail à notre équipe d’assistance. Ce site n’en garde aucune copie.',
  busy: `Trop de messages sont arrivés en même temps. Réessayez dans une heure, ou écrivez à ${brand.supportEmail}.`,
  failed: `Nous n’avons pas pu envoyer votre message. Tout ce que vous avez saisi est encore ici : réessayez, ou écrivez à ${brand.supportEmail}.`,
  thanksTitle: 'Votre message est en route',
  thanks:
    'Nous vous avons envoyé une courte confirmation. Si elle n’arrive pas, vérifiez l’adresse et écrivez de nouveau.',
  another: 'Envoyer un autre message',
  back: { label: 'Retour à l’aide', href: '/help' },
  before: {
    title: 'Vous n’aurez peut-être pas à attendre',
    items: [
      { label: 'Un code de connexion n’est pas arrivé', href: '/help#no-code' },
      { label: 'Résilier mon abonnement', href: '/help#cancel' },
      { label: 'Changer de carte ou trouver une facture', href: '/help#change-card' },
      { label: 'Le VPN ne se connecte pas', href: '/help#vpn-not-connecting' },
      { label: 'Y a-t-il une panne en ce moment ?', href: '/status' },
    ],
  },
  elsewhere: {
    title: 'Autres adresses',
    items: [
      { label: 'Questions de confidentialité :', address: brand.privacyEmail },
      { label: 'Signalements de sécurité :', address: brand.securityEmail },
      { label: 'Presse :', address: brand.pressEmail },
    ],
  },
};
