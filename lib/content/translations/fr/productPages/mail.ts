import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/productPages/mail';
import type { Translation } from '@/lib/content/translations/translation';

export const mailHero: Translation<typeof english.mailHero> = {
  title: 'Des adresses e-\u2060mail qui protègent la vôtre',
  lead: `La protection des e-\u2060mails vous donne des adresses de transfert, retire les traqueurs des e-\u2060mails qu’elles reçoivent et vous laisse désactiver chacune d’elles. Elle est gratuite dans ${brand.browser} et dans notre extension.`,
};

export const mailPicture: Translation<typeof english.mailPicture> = {
  shop: 'boutique',
  alias: `wren-4f7k@${brand.forwardingDomain}`,
  you: 'vous',
};

export const mailAddresses: Translation<typeof english.mailAddresses> = {
  title: 'Deux types d’adresses',
  kinds: [
    {
      id: 'named',
      name: 'Personnelle',
      address: `ada@${brand.forwardingDomain}`,
      text: 'Vous choisissez le nom. Donnez-la au téléphone, sur vos cartes de visite et aux gens que vous connaissez.',
      lasts: 'Valable aussi longtemps que vous le voulez',
    },
    {
      id: 'private',
      name: 'Privée',
      address: `wren-4f7k@${brand.forwardingDomain}`,
      text: 'Créée sur-le-champ, une par formulaire. Deux boutiques ne peuvent pas savoir qu’elles ont affaire à la même personne.',
      lasts: 'Valable jusqu’à ce que vous la désactiviez',
    },
  ],
};

export const mailSteps: Translation<typeof english.mailSteps> = {
  title: 'Comment ça marche',
  lead: 'Vous gardez votre boîte de réception. Nous nettoyons vos e-\u2060mails en chemin.',
  steps: [
    {
      id: 'field',
      title: 'Un formulaire demande votre adresse',
      text: 'Appuyez sur le canard dans le champ, et nous saisissons une nouvelle adresse privée.',
    },
    {
      id: 'arrives',
      title: 'L’e-\u2060mail passe d’abord par nous',
      text: 'Nous le gardons en mémoire le temps de l’examiner. Nous ne l’enregistrons pas, et personne ne le lit.',
    },
    {
      id: 'cleaned',
      title: 'Nous retirons les traqueurs',
      text: 'Nous retirons les images cachées qui signalent que vous ouvrez un e-mail, et les parties des liens qui vous identifient.',
    },
    {
      id: 'forwarded',
      title: 'Nous vous transférons le reste',
      text: 'Il arrive dans votre boîte de réception habituelle. Une ligne en haut vous dit ce que nous avons retiré.',
    },
    {
      id: 'ended',
      title: 'Désactivez l’adresse quand vous avez fini',
      text: 'Le lien en haut la désactive. Toute personne qui a acheté l’adresse écrit alors dans le vide.',
    },
  ],
};

export const mailExample: Translation<typeof english.mailExample> = {
  title: 'La même newsletter, avec la protection des e-\u2060mails',
  lead: 'Tout ce qui se voit est encore là.',
  subject: '−20 % sur toutes les bottes',
  from: 'Une boutique',
  removed: {
    title: 'Ce que nous avons retiré',
    rows: [
      {
        what: 'Une image d’un seul pixel',
        why: 'aurait signalé quand et où vous avez ouvert l’e-mail',
      },
      {
        what: 'Une deuxième, d’une autre entreprise',
        why: 'aurait relié cet e-mail à vos autres e-mails',
      },
      {
        what: 'Un numéro à la fin de chaque lien',
        why: 'aurait relié votre clic à votre nom',
      },
    ],
  },
  banner: '3 traqueurs retirés',
  end: 'Désactiver cette adresse',
};

export const mailLimits: Translation<typeof english.mailLimits> = {
  title: 'Ce que nous conservons',
  rows: [
    { term: 'La destination', text: 'Votre vraie adresse, et rien d’autre sur vous.' },
    {
      term: 'Vos adresses',
      text: 'Leur nom, et si elles sont actives. Nous ne conservons pas qui leur a écrit.',
    },
    {
      term: 'Vos e-mails',
      text: 'Aucun. Nous supprimons chaque e-mail de la mémoire dès que votre fournisseur de messagerie l’a accepté.',
    },
    {
      term: 'Si vous partez',
      text: 'Un clic supprime définitivement votre compte et toutes ses adresses.',
    },
  ],
};

export const mailQuestions: Translation<typeof english.mailQuestions> = {
  title: 'Questions sur la protection des e-\u2060mails',
  items: [
    {
      id: 'new-mailbox',
      question: 'Me faut-\u2060il un nouveau compte ou une nouvelle application de messagerie ?',
      answer:
        'Non. Gardez ceux que vous avez. Les e-mails transférés arrivent comme les autres. Seule l’adresse que les gens connaissent est différente.',
    },
    {
      id: 'answering',
      question: 'Puis-je répondre sans révéler mon adresse ?',
      answer:
        'Oui. Répondez comme d’habitude. Votre réponse passe par nous, et l’autre personne voit l’adresse de transfert. Pour écrire un nouveau message depuis cette adresse, utilisez le carnet d’adresses du navigateur.',
    },
    {
      id: 'blocked-by-sites',
      question: 'Et si un site refuse l’adresse ?',
      answer:
        'Certains sites refusent les adresses de transfert. Essayez-y votre adresse personnelle. Elle est moins souvent refusée.',
    },
    {
      id: 'pictures',
      question: 'Les images ordinaires s’affichent-\u2060elles encore ?',
      answer:
        'Oui. Nous ne retirons que les images dont on sait qu’elles servent au pistage et celles qui sont trop petites pour être vues.',
    },
    {
      id: 'price',
      question: 'Combien cela coûte-\u2060t-\u2060il ?',
      answer:
        'Rien, et il n’y a de limite ni pour les adresses ni pour les e-mails. Comme nos autres produits gratuits, c’est financé par des annonces de recherche liées aux mots que vous cherchez.',
    },
  ],
};

export const mailClosing: Translation<typeof english.mailClosing> = {
  title: 'Activez la protection des e-\u2060mails',
  text: 'Une minute suffit : choisissez un nom et l’adresse où transférer vos e-mails.',
};
