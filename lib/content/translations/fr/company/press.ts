import { brand } from '@/lib/content/brand';
import { firstDonationYear } from '@/lib/content/company/donations';
import type * as english from '@/lib/content/company/press';
import { pressKit } from '@/lib/content/company/pressKit';
import { figures, spelledCount } from '@/lib/content/figures';
import { reviewedMonth } from '@/lib/content/reviewedFacts';
import type { Translation } from '@/lib/content/translations/translation';

export const pressHero: Translation<typeof english.pressHero> = {
  eyebrow: 'Presse',
  title: 'Des faits, des images et un contact presse',
  lead: `Tout ce qu’il faut pour un article sur ${brand.name}, libre d’utilisation. Pas de formulaire ni d’embargo.`,
  jump: 'Voir les documents de presse',
  mail: `Écrire à ${brand.pressEmail}`,
};

export const pressSheet: Translation<typeof english.pressSheet> = {
  title: `${brand.name} en quelques faits`,
  note: `Chiffres arrêtés en ${reviewedMonth('figures', 'fr')}. Si vous les citez, merci d’indiquer cette date.`,
  rows: [
    {
      name: 'Ce que nous sommes',
      value:
        'Une entreprise de protection de la vie privée : moteur de recherche, navigateur, chat IA, abonnement',
    },
    { name: 'Raison sociale', value: brand.legalName },
    { name: 'Recherches', value: `${spelledCount(figures.monthlySearches, 'fr')} par mois` },
    { name: 'Téléchargements', value: `${spelledCount(figures.monthlyDownloads, 'fr')} par mois` },
    {
      name: 'Rang sur téléphone',
      value: `N° ${figures.mobileSearchRank} des moteurs de recherche aux États-Unis`,
    },
    {
      name: 'Notes',
      value: `${figures.ios.rating.toLocaleString('fr')} sur iOS (${spelledCount(figures.ios.reviews, 'fr')} d’avis), ${figures.android.rating.toLocaleString('fr')} sur Android (${spelledCount(figures.android.reviews, 'fr')} d’avis)`,
    },
    { name: 'Équipe', value: `${figures.teamSize} personnes, toutes en télétravail` },
    {
      name: 'Dons',
      value: `${spelledCount(figures.donatedDollars, 'fr')} de dollars depuis ${firstDonationYear}`,
    },
    {
      name: 'Revenus',
      value: 'Des annonces liées aux mots d’une seule recherche, et des abonnements',
    },
  ],
};

export const pressMission: Translation<typeof english.pressMission> = {
  title: 'Notre mission',
  sentence: `${brand.name} rend simple la protection de la vie privée, pour que se servir d’Internet ne veuille plus dire lui servir.`,
  hint: 'Vous pouvez citer cette phrase.',
};

export const pressMaterials: Translation<typeof english.pressMaterials> = {
  title: 'Documents de presse',
  kit: {
    title: 'Kit de presse',
    text: 'Notre logo et notre emblème pour fonds clairs et sombres, les cinq couleurs de la marque, des images des produits et les règles d’utilisation, en un seul fichier. Les règles sont en anglais.',
    label: 'Télécharger le kit de presse',
    detail: `ZIP, ${pressKit.kilobytes} ko`,
  },
  colors: {
    title: 'Couleurs',
    names: {
      body: 'Bleu canard',
      head: 'Bleu canard foncé',
      stripe: 'Bleu canard clair',
      beak: 'Bec',
      sand: 'Sable',
    },
  },
  rules: {
    title: 'Comment utiliser notre emblème',
    list: [
      'Laissez un espace libre d’un demi-canard de chaque côté.',
      'Employez-le dans ses propres couleurs, ou en une seule couleur si l’impression l’exige.',
      'Merci de ne pas le tourner, de ne pas l’étirer et de ne pas lui mettre de chapeau.',
    ],
  },
  pictures: {
    title: 'Images des produits',
    lead: 'Nos propres illustrations, fournies dans le kit en SVG et PNG, pour fonds clairs et sombres.',
    captions: {
      vpn: 'Le VPN relie deux lieux',
      removal: 'Suppression de données personnelles',
      chat: `Des modèles d’IA dans ${brand.chat}`,
    },
  },
};

export const pressContact: Translation<typeof english.pressContact> = {
  title: 'Vous bouclez bientôt ?',
  text: 'Posez votre question et dites-nous pour quand il vous faut la réponse. Nous lisons cette boîte de réception en semaine, aux heures européennes et américaines.',
  email: brand.pressEmail,
};
