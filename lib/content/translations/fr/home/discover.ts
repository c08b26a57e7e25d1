import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/discover';
import type { Translation } from '@/lib/content/translations/translation';

export const discoverWords: Translation<typeof english.discoverWords> = {
  title: 'La confidentialité pour la recherche, l’IA, l’e-\u2060mail et plus encore',
  lead: 'Utilisez un seul de nos services, ou les quatre ensemble.',
  choose: 'Afficher',
};

export const discoverItems: Translation<typeof english.discoverItems> = [
  {
    id: 'search',
    tab: 'Recherche privée',
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
    title: 'Des modèles d’IA qui ignorent qui pose la question',
    text: 'Les modèles de plusieurs entreprises au même endroit. Nous transmettons votre question en notre nom : l’entreprise derrière un modèle n’apprend jamais qui vous êtes.',
    points: [
      'Rien n’est conservé par nous ni utilisé pour l’entraînement',
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
    tab: 'Protection des e-mails',
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
