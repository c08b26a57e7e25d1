import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/newsletter';
import type { Translation } from '@/lib/content/translations/translation';

export const newsletterForm: Translation<typeof english.newsletterForm> = {
  label: 'Votre adresse e-mail',
  placeholder: 'nom@example.org',
  submit: 'S’inscrire',
  sending: 'Envoi…',
  note: 'Votre adresse sert à vous envoyer la newsletter et à rien d’autre. Vous pouvez vous désinscrire depuis n’importe quel numéro.',
  invalid: 'Cela ne ressemble pas à une adresse e-mail. Vérifiez qu’il n’y a pas de faute de frappe.',
  busy: 'Trop de tentatives depuis votre réseau. Réessayez dans une heure.',
  failed: 'Cela n’a pas fonctionné. Votre adresse est toujours dans le champ : réessayez.',
  thanksTitle: 'Consultez votre boîte de réception',
  thanks: `Si l’adresse est la bonne, un e-mail de ${brand.name} est en route. Appuyez sur le bouton qu’il contient pour recevoir la newsletter.`,
  again: 'Utiliser une autre adresse',
};

export const newsletterHero: Translation<typeof english.newsletterHero> = {
  title: 'Une newsletter hebdomadaire sur la vie privée',
  lead: 'Ce qui a changé cette semaine, qui cela concerne et ce que vous pouvez y faire en cinq minutes. Elle est écrite par des humains, et nous ne cherchons pas à savoir qui la lit.',
  picture: 'À quoi ressemble la newsletter (en anglais)',
};

export const newsletterContents: Translation<typeof english.newsletterContents> = {
  title: 'Ce que vous recevez',
  items: [
    {
      title: 'Une découverte',
      text: 'Quelque chose que nous avons mesuré nous-mêmes : une application, un site ou un appareil, et où ses données sont allées.',
    },
    {
      title: 'Une chose à faire',
      text: 'Un réglage, une habitude ou un outil. Cela prend cinq minutes au maximum, et ce n’est pas toujours l’un des nôtres.',
    },
    {
      title: 'Une réponse',
      text: 'Vous demandez, nous cherchons. Si nous ne savons pas, nous le disons et demandons à quelqu’un qui sait.',
    },
  ],
};

export const newsletterPromises: Translation<typeof english.newsletterPromises> = {
  title: 'Une newsletter qui ne vous espionne pas',
  lead: 'La plupart des newsletters signalent quand et où vous les ouvrez, et sur quels liens vous cliquez. La nôtre en est incapable.',
  rows: [
    {
      usual: 'Une image cachée signale quand vous l’ouvrez',
      ours: 'Aucune image à charger',
    },
    {
      usual: 'Les liens passent par un compteur de clics',
      ours: 'Les liens mènent droit à la page',
    },
    {
      usual: 'La liste est croisée avec des profils publicitaires',
      ours: 'La liste ne sert qu’à la newsletter',
    },
    {
      usual: 'Se désinscrire demande un formulaire et un motif',
      ours: 'Se désinscrire demande deux clics',
    },
  ],
  usualLabel: 'La plupart des newsletters',
  oursLabel: 'La nôtre',
};

export const letterPages: Translation<typeof english.letterPages> = {
  confirm: {
    title: 'Confirmez votre inscription',
    text: 'Certaines applications de messagerie ouvrent les liens toutes seules, c’est pourquoi nous vous demandons de confirmer. Ainsi, aucun robot ne peut vous inscrire à votre insu.',
    action: 'Oui, je m’inscris',
    after:
      'Vous avez changé d’avis ? Fermez cette page. Sans confirmation, nous supprimons votre adresse au bout de sept jours.',
  },
  unsubscribe: {
    title: 'Vous désinscrire de la newsletter ?',
    text: 'Nous supprimons votre adresse aussitôt. Vous n’avez pas à donner de motif, et nous n’enverrons pas d’e-mail d’adieu.',
    action: 'Me désinscrire',
    after: 'Vous préférez rester ? Fermez cette page et rien ne change.',
  },
  confirmed: {
    title: 'Inscription confirmée',
    text: 'Vous recevrez le prochain numéro par e-mail. D’ici là, vous pouvez lire notre blog (en anglais).',
    action: { label: 'Lire le blog', href: brand.blogUrl },
  },
  unsubscribed: {
    title: 'Désinscription effectuée',
    text: 'Nous avons supprimé votre adresse et vous ne recevrez plus aucun numéro. Merci de nous avoir lus.',
    action: { label: 'Aller à la page d’accueil', href: '/' },
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Les liens de confirmation sont valables sept jours et cessent de fonctionner dès que l’adresse est supprimée. Saisissez de nouveau votre adresse pour en recevoir un autre.',
    action: { label: 'Saisir mon adresse', href: '/newsletter' },
  },
};
