import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/hiring';
import { figures } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const hiringHero: Translation<typeof english.hiringHero> = {
  eyebrow: 'Carrières',
  title: 'Du bon travail, là où vous êtes',
  lead: `${brand.name}, ce sont ${figures.teamSize} personnes, dans des cuisines, des cabanes et des chambres d’amis du monde entier. Sans siège social, personne n’en est loin.`,
  link: 'Voir les postes ouverts',
  facts: [
    { value: String(figures.teamSize), label: 'personnes, toutes en télétravail' },
    { value: '1', label: 'grille de salaires mondiale' },
    { value: '2', label: 'projets d’essai rémunérés' },
  ],
};

export const openRoles: Translation<typeof english.openRoles> = {
  title: 'Postes ouverts',
  lead: 'Les salaires sont en dollars américains et sont les mêmes où que vous viviez. Tous les postes sont en télétravail. Les descriptions de poste sont en anglais.',
  loading: 'Recherche de nouveaux postes',
  loaded: 'La liste des postes est à jour.',
  changed: 'La liste des postes a été mise à jour.',
  failed: 'Nous n’avons pas pu charger les postes les plus récents.',
  failedHint: 'La liste ci-dessous date peut-être de quelques jours.',
  retry: 'Réessayer',
  emptyTitle: 'Aucun poste ouvert aujourd’hui',
  empty: 'Cela change souvent. Notre site de recrutement peut vous prévenir par e-mail.',
  emptyLink: { label: 'Aller sur le site de recrutement', href: brand.jobsUrl },
  salary: (least, most) => `De ${least} à ${most} par an`,
  requirements: 'Ce que vous apportez',
  apply: 'Postuler',
  share: 'Partager',
  shared: 'Lien copié',
  unshared: 'Copiez le lien dans la barre d’adresse',
};

export const hiringMore: Translation<typeof english.hiringMore> = {
  title: 'Avant de postuler',
  hire: {
    title: 'Comment nous recrutons',
    text: 'Six étapes, dont deux projets rémunérés. Pas de casse-tête ni d’appel surprise.',
    link: 'Voir les six étapes',
    href: '/how-we-hire',
  },
  work: {
    title: 'Comment nous travaillons',
    text: 'Trois valeurs, peu de réunions et beaucoup d’écrit.',
    link: 'Voir à quoi ressemble une semaine',
    href: '/how-we-work',
  },
  benefitsTitle: 'Les avantages de chaque poste',
  benefits: [
    'Six semaines de congés payés, et un rappel si vous ne les prenez pas',
    'Six mois de congé parental à plein salaire, pour chaque parent',
    'Un budget pour votre bureau à domicile, renouvelé tous les trois ans',
    'Deux rencontres par an, voyage payé',
    'Une part du capital après la première année',
    'Une assurance maladie, ou son coût là où l’État vous assure',
  ],
};
