import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/about';
import { figures, spelledCount } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const aboutHero: Translation<typeof english.aboutHero> = {
  before: 'Nous apprenons à Internet',
  after: 'à\u00a0se mêler de ses affaires.',
  lead: `${brand.name} existe pour montrer qu’un produit utile n’a pas besoin de surveiller les personnes qui s’en servent. C’est sur cette idée que reposent notre moteur de recherche, notre navigateur et notre abonnement, et nous gagnons assez pour continuer.`,
  more: 'En savoir plus',
};

export const aboutFigures: Translation<typeof english.aboutFigures> = {
  title: 'Où nous en sommes',
  items: [
    {
      icon: 'search',
      value: spelledCount(figures.monthlySearches, 'fr'),
      label: 'Recherches par mois',
      note: 'Un total. Aucune ne porte de nom.',
    },
    {
      icon: 'devices',
      value: `N° ${figures.mobileSearchRank}`,
      label: 'Rang sur téléphone',
      note: 'Parmi les moteurs de recherche aux États-Unis, en part des recherches.',
    },
    {
      icon: 'globe',
      value: spelledCount(figures.monthlyDownloads, 'fr'),
      label: 'Téléchargements par mois',
      note: 'Applications et extensions, tous systèmes confondus.',
    },
    {
      icon: 'star',
      value: figures.rating.toLocaleString('fr'),
      label: 'Note moyenne',
      note: `Sur 5 étoiles, d’après ${spelledCount(figures.ios.reviews + figures.android.reviews, 'fr')} d’avis dans deux boutiques d’applications.`,
    },
    {
      icon: 'chat',
      value: String(figures.teamSize),
      label: 'Personnes dans l’équipe',
      note: 'Dans de nombreux pays, toutes en télétravail.',
    },
  ],
};

export const aboutIdea: Translation<typeof english.aboutIdea> = {
  title: 'Protéger sa vie privée devrait être facile',
  paragraphs: [
    'L’essentiel du web se paie avec des données sur vous. Protéger sa vie privée devient un passe-temps : trouver les bons réglages, choisir des extensions, se documenter. Peu de gens ont ce temps, et personne ne devrait en avoir besoin.',
    'Alors nous faisons ce travail pour vous. Une recherche qui n’est pas enregistrée n’a besoin d’aucun réglage. Un traqueur qui ne se charge jamais ne laisse rien à nettoyer. Et quand il y a quelque chose que nous ne savons pas faire, nous le disons.',
  ],
  principles: [
    {
      title: 'Collecter moins',
      text: 'Des données jamais collectées ne peuvent ni fuiter, ni être vendues, ni nous être réclamées.',
    },
    {
      title: 'Garder les données sur votre appareil',
      text: 'Listes de blocage, favoris et mots de passe restent sur votre appareil, et non sur nos serveurs.',
    },
    {
      title: 'Parler clairement des limites',
      text: 'Aucun produit ne vous rend invisible. Nous vous disons franchement ce que les nôtres ne peuvent pas faire.',
    },
  ],
  links: [
    { label: 'Comment fonctionne la recherche', href: '/help#what-you-know' },
    { label: 'Ce que le navigateur bloque', href: '/browser' },
  ],
};

export const aboutHiring: Translation<typeof english.aboutHiring> = {
  title: 'Travaillez d’où vous voulez',
  text: 'Nous recrutons au moyen de projets d’essai rémunérés, versons partout le même salaire à niveau égal, et mettons les choses par écrit pour que personne n’ait à se connecter à minuit.',
  points: ['100 % en télétravail', 'Projets d’essai rémunérés', 'Une seule grille de salaires'],
  link: { label: 'Voir les postes ouverts', href: '/hiring' },
};

export const aboutNewsletter: Translation<typeof english.aboutNewsletter> = {
  title: 'Notre newsletter hebdomadaire',
  text: 'Ce qui a changé cette semaine pour la vie privée, à lire en cinq minutes. Nous ne cherchons pas à savoir qui l’ouvre.',
};

export const aboutPodcast: Translation<typeof english.aboutPodcast> = {
  eyebrow: 'Podcast',
  title: 'Nobody’s Watching',
  text: 'Des conversations en anglais sur les petites décisions qui font un web privé. Chaque épisode dure environ une demi-heure.',
  link: { label: 'Écouter un épisode', href: brand.podcastUrl },
  note: 'Ouvre un autre site, qui a sa propre politique de confidentialité.',
};
