import { brand } from '@/lib/content/brand';
import { firstDonationYear, lastDonationYear } from '@/lib/content/company/donations';
import type * as english from '@/lib/content/company/donationWords';
import { figures, shortDollars } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const donationsHero: Translation<typeof english.donationsHero> = {
  title: 'Nos dons',
  lead: `Une partie des revenus de ${brand.name} va à des associations qui défendent la vie privée là où un produit ne le peut pas : devant les tribunaux, dans les salles de classe et dans le code que tout le monde utilise.`,
  total: shortDollars(figures.donatedDollars, 'fr'),
  totalLabel: `donnés de ${firstDonationYear} à ${lastDonationYear}`,
  chartLabel: `Treize années de dons dessinées comme des plantes, d’une pousse en ${firstDonationYear} à un arbre en ${lastDonationYear}. Les montants figurent plus bas, année par année.`,
};

export const donationsList: Translation<typeof english.donationsList> = {
  title: 'Année par année',
  lead: 'Les plus récents en premier. Nous ajoutons une série de dons une fois l’argent arrivé, et non au moment de la promesse.',
  earlier: 'Les séries de dons précédentes',
};

export const donationsRules: Translation<typeof english.donationsRules> = {
  title: 'Comment nous choisissons',
  items: [
    {
      title: 'Sans contrepartie',
      text: 'Chaque association emploie l’argent pour ses propres projets. Nous ne demandons ni logo, ni mention, ni voix au chapitre.',
    },
    {
      title: 'Un vrai travail',
      text: 'Nous cherchons des personnes qui livrent du code, gagnent des procès, donnent des cours ou publient ce qu’elles trouvent.',
    },
    {
      title: 'Les petites associations aussi',
      text: 'Pour une association de trois personnes, une somme modeste peut payer un an de loyer. Ce sont souvent ces dons-là qui changent le plus de choses.',
    },
  ],
  note: `${brand.name} n’accepte pas de dons. Si vous souhaitez donner, pensez à une association près de chez vous.`,
};

export const roundWords: Translation<typeof english.roundWords> = {
  2012: {
    theme: 'Les premiers dons',
    text: 'Nous n’étions que quelques-uns, et nous avons donné ce que nous pouvions.',
  },
  2013: {
    theme: 'Deux fois plus',
    text: 'Des gens nous ont dit sur quels projets ils comptaient. Nous avons demandé qui les faisait vivre.',
  },
  2014: {
    theme: 'Des réparations invisibles',
    text: 'Cette année de failles célèbres, nous avons soutenu les bénévoles qui les ont corrigées.',
  },
  2015: {
    theme: 'Neuf associations',
    text: 'Nous avons demandé ce qui changerait le plus les choses en un an, reçu neuf bonnes réponses, et les avons toutes financées.',
  },
  2016: {
    theme: 'Le chiffrement partout',
    text: 'La moitié du trafic du web n’était pas encore chiffrée. L’essentiel de ces dons a servi à changer cela.',
  },
  2017: {
    theme: 'De meilleures lois sur la vie privée',
    text: 'De nouvelles lois sur la vie privée s’écrivaient, et quelqu’un devait lire les projets de texte.',
  },
  2018: {
    theme: 'Le premier million',
    text: 'Avec cette série, nos dons ont dépassé un million de dollars.',
  },
  2019: {
    theme: 'Plus loin de chez nous',
    text: 'Là où la vie privée est le plus difficile à défendre, les associations qui s’en chargent sont souvent les plus petites.',
  },
  2020: {
    theme: 'La vie passe en ligne',
    text: 'L’école, le travail et les consultations médicales sont passés à l’écran d’un seul coup. La surveillance a suivi.',
  },
  2021: {
    theme: 'Plus d’un million en un an',
    text: 'Notre première série d’un million de dollars. Nous avons demandé des rapports en langage clair, et les avons reçus.',
  },
  2022: {
    theme: 'Les courtiers en données',
    text: 'Des courtiers s’étaient mis à vendre les lieux de culte et les cliniques que les gens fréquentent.',
  },
  2023: {
    theme: 'IA et données d’entraînement',
    text: 'Tout le monde parlait des modèles d’IA. Nous avons soutenu celles et ceux qui demandent quelles données y entrent.',
  },
  2024: {
    theme: 'Défendre le chiffrement',
    text: 'Plusieurs pays ont tenté d’affaiblir le chiffrement par la loi. Ces dons sont allés aux personnes qui s’y opposaient.',
  },
};

export const causes: Translation<typeof english.causes> = {
  anonymousBrowsing: 'Outils de navigation anonyme',
  emailEncryption: 'Logiciels libres pour chiffrer les e-mails',
  civilLiberties: 'Défense en justice des libertés en ligne',
  anonymityRelays: 'Bénévoles qui tiennent des relais d’anonymat',
  securityFixes: 'Correctifs de sécurité pour des bibliothèques très utilisées',
  cryptographyAudits: 'Audits de cryptographie ouverte',
  certificates: 'Certificats de chiffrement gratuits',
  journalistTraining: 'Formation de journalistes à la protection des sources',
  rightsNorthAmerica: 'Associations de défense des droits numériques en Amérique du Nord',
  rightsEurope: 'Associations de défense des droits numériques en Europe',
  privateMessaging: 'Messagerie privée pour tout le monde',
  openKnowledge: 'Cartes ouvertes et savoirs ouverts',
  trackingResearch: 'Recherche sur le pistage en ligne',
  whistleblowers: 'Systèmes sûrs pour les lanceurs d’alerte',
  licensingAdvice: 'Licences et conseils pour le logiciel libre',
  libraryClasses: 'Ateliers sur la vie privée en bibliothèque publique',
  webEncryption: 'Chiffrement de tout le web',
  privacyLaw: 'Spécialistes du droit de la vie privée',
  stalkingHelp: 'Aide aux victimes de harcèlement en ligne',
  rightsLatinAmerica: 'Associations de défense des droits numériques en Amérique latine',
  deviceTesting: 'Tests d’objets connectés pour les consommateurs',
  rightsAfrica: 'Associations de défense des droits numériques en Afrique',
  rightsAsia: 'Associations de défense des droits numériques en Asie',
  schools: 'Vie privée des enfants à l’école',
  healthData: 'Données de santé et traçage des contacts',
  callsAndClasses: 'Logiciels libres pour les appels et les cours',
  phoneCompetition: 'Concurrence et liberté de choix sur les téléphones',
  reporting: 'Enquêtes journalistiques sur le commerce des données',
  dataTradeLimits: 'Limites au commerce des données personnelles',
  patientPrivacy: 'Vie privée des patients',
  trainingData: 'Droits des personnes dont les données entraînent des modèles d’IA',
  encryptionDefense: 'Chiffrement sous pression politique',
};
