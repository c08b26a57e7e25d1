import { brand } from '@/lib/content/brand';
import { dollars, donationYears } from '@/lib/content/company/donations';
import type * as english from '@/lib/content/company/timelineWords';
import { figures, spelledCount } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const timelineWords: Translation<typeof english.timelineWords> = {
  label: 'Notre parcours',
  title: 'Notre histoire',
  introTitle: 'Trente étapes',
  introText: `Comment ${brand.name}, d’abord une liste de griefs, est devenu une entreprise de ${figures.teamSize} personnes. Balayez, faites défiler ou utilisez les flèches.`,
  previous: 'Étape précédente',
  next: 'Étape suivante',
  list: 'Étapes, de la plus ancienne à la plus récente',
  roleDescription: 'carrousel',
  cover: 'Début',
  position: (current, total) => `${current} sur ${total}`,
};

export const milestones: Translation<typeof english.milestones> = {
  complaints: {
    title: 'Une liste de griefs',
    text: 'Trop de publicités, trop de spam, trop peu de respect. La liste devient un projet.',
  },
  firstPage: {
    title: 'La première page de recherche',
    text: 'Notre moteur de recherche est mis en ligne, sur une seule machine louée.',
  },
  noLogs: {
    title: 'Plus aucun journal des recherches',
    text: 'Nous cessons d’enregistrer tout ce qui pourrait relier une recherche à une personne. Ces journaux ne sont pas cachés. Ils n’existent pas.',
  },
  firstColleague: {
    title: 'La première recrue',
    text: 'Une deuxième personne arrive. Nous commençons à tenir des réunions, et elles restent courtes.',
  },
  firstInvestors: {
    title: 'Les premiers investisseurs',
    text: 'Notre premier financement extérieur. Nous posons une condition : la vie privée ne se met pas aux voix.',
  },
  tenPeople: {
    title: 'Dix personnes',
    text: 'Assez peu pour partager deux pizzas, et déjà réparties sur cinq fuseaux horaires.',
  },
  firstDonation: {
    title: 'Le premier don',
    text: `Nous donnons ${dollars(donationYears[0]?.total ?? 0, 'fr')} à deux projets pour la vie privée.`,
    link: 'Voir tous nos dons',
  },
  mailingAddress: {
    title: 'Une adresse postale',
    text: 'Nous louons un petit bureau pour que le courrier arrive quelque part. La plupart d’entre nous continuent de travailler à la maison.',
  },
  oneBillion: {
    title: 'Un milliard de recherches',
    text: 'Depuis le début, et aucune n’a été enregistrée.',
  },
  newLook: {
    title: 'Une nouvelle allure',
    text: 'Nous redessinons la page de résultats, avec de la place pour les images, les lieux et les vidéos.',
  },
  safari: {
    title: 'Au choix dans Safari',
    text: 'Pour la première fois, des millions de personnes peuvent nous choisir sans rien installer.',
  },
  firefox: {
    title: 'Au choix dans Firefox',
    text: 'Un deuxième navigateur nous ajoute à sa liste de moteurs de recherche.',
  },
  tenBillion: {
    title: 'Dix milliards de recherches',
    text: 'Le premier milliard a pris cinq ans. Les neuf suivants en ont pris trois.',
  },
  beyondSearch: {
    title: 'Au-delà de la recherche',
    text: 'Une extension de navigateur et une application mobile bloquent les traqueurs sur les pages derrière les résultats.',
  },
  secondFunding: {
    title: 'Un deuxième tour de financement',
    text: 'De nouveaux fonds paient le travail sur les navigateurs, à la même condition qu’avant.',
  },
  million: {
    title: 'Un million de dollars donné',
    text: 'Nous atteignons le premier million six ans après notre premier don.',
  },
  adRules: {
    title: 'Nos règles de publicité, en public',
    text: 'Nous publions les règles de nos annonces. Elles tiennent sur une page.',
  },
  fiftyBillion: {
    title: 'Cinquante milliards de recherches',
    text: 'Certains jours, nous répondons désormais à plus de recherches que pendant toute notre première année.',
  },
  hundredPeople: {
    title: 'Cent personnes',
    text: 'L’équipe dépasse les 100 personnes, toujours sans open space.',
  },
  emailProtection: {
    title: 'Protection des e-\u2060mails',
    text: 'Un nouveau service fournit des adresses e-mail jetables et retire les traqueurs des messages qui y arrivent.',
  },
  hundredBillion: {
    title: 'Cent milliards de recherches',
    text: 'Personne ne peut se représenter ce nombre. Nous avons essayé, avec des canards.',
  },
  mac: {
    title: 'Un navigateur pour Mac',
    text: 'Conçu en partant de zéro, avec un bouton qui supprime vos données.',
  },
  windows: {
    title: 'Un navigateur pour Windows',
    text: 'La même protection arrive sur le système de bureau le plus répandu.',
  },
  team212: {
    title: '212 personnes',
    text: 'L’équipe continue de grandir, et 19 personnes sur 20 de l’année précédente sont toujours là.',
  },
  fiveMillion: {
    title: 'Cinq millions de dollars donnés',
    text: 'Nos dons dépassent cinq millions de dollars. Les règles selon lesquelles nous donnons n’ont pas changé.',
  },
  sync: {
    title: 'La synchronisation sans compte',
    text: 'Favoris et mots de passe arrivent sur tous vos appareils. La clé de chiffrement ne les quitte jamais.',
  },
  subscription: {
    title: brand.subscription,
    text: 'Un VPN, la suppression de données personnelles et l’aide en cas d’usurpation d’identité sont réunis dans un seul abonnement.',
    link: 'Voir ce qui est compris',
  },
  chat: {
    title: 'Un chat IA privé',
    text: `${brand.chat} transmet des questions à des modèles d’IA sans révéler qui les pose.`,
  },
  thirteenRounds: {
    title: `${spelledCount(figures.donatedDollars, 'fr')} de dollars donnés`,
    text: 'Treize séries de dons, détaillées année par année.',
  },
  today: {
    title: `${figures.teamSize} personnes`,
    text: 'Toujours en télétravail, et toujours le même salaire pour le même travail, où que l’on vive.',
  },
};
