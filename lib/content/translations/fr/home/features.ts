import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/features';
import type { Translation } from '@/lib/content/translations/translation';

export const homeFeatureWords: Translation<typeof english.homeFeatureWords> = {
  title: 'Comment nous vous protégeons',
  lead: 'Sélectionnez une protection pour voir ce qu’elle fait.',
};

export const featureGroups: Translation<typeof english.featureGroups> = [
  {
    id: 'asking',
    icon: 'search',
    title: 'Quand vous cherchez',
    items: [
      {
        title: 'Aucun historique de recherche',
        text: 'Nous n’enregistrons jamais vos recherches avec quoi que ce soit qui mène à vous.',
      },
      {
        title: 'Aucune bulle de filtres',
        text: 'Ce que vous avez ouvert la semaine dernière ne change rien à ce que vous voyez aujourd’hui.',
      },
      {
        title: 'Des raccourcis vers d’autres sites',
        text: 'Commencez par !w ou !a pour aller droit à une encyclopédie ou à une boutique.',
      },
    ],
  },
  {
    id: 'browsing',
    icon: 'globe',
    title: 'Quand vous naviguez',
    items: [
      {
        title: 'Traqueurs cachés',
        text: 'Les scripts qui signalent votre visite à d’autres entreprises sont bloqués avant de s’exécuter.',
      },
      {
        title: 'Codes de suivi dans les liens',
        text: 'La partie d’un lien qui dit qui l’a ouvert est retirée avant que la page ne s’affiche.',
      },
      {
        title: 'Connexions chiffrées',
        text: 'Si un site a une version sécurisée, c’est elle que vous obtenez, quoi que dise le lien.',
      },
    ],
  },
  {
    id: 'beyond',
    icon: 'lock',
    title: 'Au-delà du navigateur',
    items: [
      {
        title: 'Traqueurs dans les autres applications',
        text: 'Sur Android, le navigateur bloque aussi les traqueurs de vos autres applications, jour et nuit.',
      },
      {
        title: 'Sites de courtiers en données',
        text: `Aux États-Unis, ${brand.subscription} fait retirer votre nom et votre adresse des sites qui les vendent.`,
      },
      {
        title: 'Wi-Fi public',
        text: 'Le VPN cache ce que vous faites en ligne au café, à l’hôtel et à votre fournisseur d’accès.',
      },
    ],
  },
];
