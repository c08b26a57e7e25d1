import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/discover';
import type { Translation } from '@/lib/content/translations/translation';

export const discoverWords: Translation<typeof english.discoverWords> = {
  title: 'Recherche, IA, e-\u2060mails : tout en privé',
  lead: 'Utilisez un seul de nos services, ou les quatre ensemble.',
  choose: 'Afficher',
};

export const discoverItems: Translation<typeof english.discoverItems> = [
  {
    id: 'search',
    tab: 'Recherche',
    title: 'Des résultats sans historique de recherche',
    text: 'Des résultats complets, venus de tout le web. Nous n’enregistrons pas vos recherches : il n’y aura donc rien à retrouver sur vous plus tard.',
    points: [
      'Des annonces liées à votre recherche, pas à vous',
      'Les mêmes résultats pour tout le monde',
      'Sans compte',
    ],
    link: { label: 'Lancer une recherche', href: brand.searchUrl },
  },
  {
    id: 'chat',
    tab: brand.chat,
    title: 'Une IA qui ignore qui pose la question',
    text: 'Les modèles de plusieurs entreprises au même endroit. Nous transmettons votre question en notre nom : personne n’y apprend qui vous êtes.',
    points: [
      'Ni conservé par nous, ni utilisé pour l’entraînement',
      'Gratuit et sans compte',
      'Facile à désactiver',
    ],
    link: { label: `Ouvrir ${brand.chat}`, href: `${brand.chatUrl}?origin=funnel_home_website__discover` },
  },
  {
    id: 'subscription',
    tab: 'Abonnement',
    title: 'Une protection au-delà du navigateur',
    text: 'Un VPN, une aide en cas d’usurpation d’identité, des modèles d’IA plus performants et, aux États-Unis, la suppression de données personnelles.',
    withoutChat:
      'Un VPN, une aide en cas d’usurpation d’identité et, aux États-Unis, la suppression de données personnelles.',
    points: ['Cinq appareils à la fois', 'Aucun journal d’activité du VPN', 'Commence par un essai gratuit'],
    link: { label: 'Voir les formules et les prix', href: '/pro?origin=funnel_home_website__discover' },
    subscriber: { label: 'Gérer l’abonnement', href: '/subscriptions/manage' },
  },
  {
    id: 'mail',
    tab: 'E-\u2060mails',
    title: 'Des e-\u2060mails sans traqueurs',
    text: 'Donnez l’une de nos adresses. Nous retirons les traqueurs de chaque message et transférons le reste vers votre boîte de réception.',
    points: [
      'Une nouvelle adresse pour chaque boutique',
      'Désactivez une adresse qui a fuité',
      'Fonctionne avec votre messagerie actuelle',
    ],
    link: { label: 'Comment ça marche', href: '/email?origin=funnel_home_website__discover' },
  },
];
