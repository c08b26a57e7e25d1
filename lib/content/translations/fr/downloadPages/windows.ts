import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/windows';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const windowsChanges: Translation<typeof english.windowsChanges> = {
  title: 'La même page, avant et après',
  lead: 'Vous y retrouvez tout ce que vous veniez chercher. Voici ce qui disparaît.',
  before: 'Dans la plupart des navigateurs',
  after: `Dans ${brand.browser}`,
  rows: [
    {
      before: 'Un site d’actualité charge des scripts de dizaines d’autres entreprises.',
      after: 'Le site se charge sans eux, et le bouclier indique ce qui a été bloqué.',
    },
    {
      before: 'Un bandeau de cookies couvre le premier paragraphe.',
      after: 'Nous y répondons avant que vous ne le voyiez, avec l’option la plus protectrice possible.',
    },
    {
      before: 'Les chaussures regardées une seule fois vous suivent pendant deux semaines.',
      after: 'Les régies publicitaires n’ont jamais su que vous les aviez regardées.',
    },
    {
      before: 'Pour supprimer vos données, il faut un menu, une liste et trois cases à cocher.',
      after: 'Un bouton supprime vos onglets et votre historique.',
    },
  ],
};

export const olderPackage: Translation<typeof english.olderPackage> = {
  text: 'Votre réseau bloque les programmes d’installation ?',
  label: 'Télécharger le package d’application Windows',
};

export const windowsInstall: Translation<typeof english.windowsInstall> = {
  title: 'Comment l’installer',
  lead: 'Gardez cette page ouverte pendant l’installation. Il y a quatre étapes courtes.',
  steps: [
    {
      title: 'Ouvrez le programme d’installation',
      text: 'TealInstaller.exe se trouve dans votre dossier Téléchargements. La plupart des navigateurs l’affichent aussi en haut à droite.',
    },
    {
      title: 'Vérifiez l’éditeur',
      text: `Windows demande s’il faut l’exécuter et indique ${brand.legalName} comme éditeur. Si vous voyez un autre nom, arrêtez-vous et prévenez-nous.`,
    },
    {
      title: 'Patientez une minute',
      text: 'Le programme d’installation télécharge la dernière version et l’ouvre. Aucun mot de passe d’administration n’est nécessaire.',
    },
    {
      title: 'Importez vos favoris et vos mots de passe',
      text: 'Sélectionnez votre ancien navigateur : vos favoris et vos mots de passe sont repris. Vous pouvez sauter cette étape et y revenir plus tard.',
    },
  ],
  store: {
    title: 'Vous préférez le Microsoft Store ?',
    text: 'C’est la même application. La boutique la tient à jour, et certaines entreprises n’autorisent que les applications qui en viennent.',
    label: 'Ouvrir le Microsoft Store',
  },
};

export const windowsTrouble: Translation<typeof english.windowsTrouble> = {
  title: 'Si l’installation s’arrête',
  items: [
    {
      id: 'smart-screen',
      title: 'Windows dit avoir protégé mon ordinateur',
      text: 'Windows affiche ce message pour les nouveaux fichiers. Cliquez sur « Informations complémentaires », vérifiez que nous en sommes bien l’éditeur, puis cliquez sur « Exécuter quand même ».',
    },
    {
      id: 'not-started',
      title: 'Le téléchargement n’a pas commencé',
      text: 'Cliquez de nouveau sur le bouton. Si votre réseau bloque les programmes d’installation, passez par le Microsoft Store.',
    },
    {
      id: 's-mode',
      title: 'Mon PC est en mode S',
      text: 'En mode S, Windows n’installe que des applications du Microsoft Store. Vous y trouverez l’application complète.',
    },
    {
      id: 'default',
      title: 'Comment en faire mon navigateur par défaut ?',
      text: 'Ouvrez Paramètres, sélectionnez « Applications », puis « Applications par défaut », choisissez notre navigateur et cliquez sur « Définir par défaut ».',
    },
  ],
};

export const windowsRequirements: Translation<typeof english.windowsRequirements> = {
  title: 'Configuration requise',
  rows: [
    { term: 'Système', text: `${minimumNames.windows} ou version ultérieure, Windows 11` },
    { term: 'Processeur', text: 'Intel, AMD ou Arm 64 bits' },
    { term: 'Espace', text: 'Environ 400\u00a0Mo' },
    { term: 'Droits', text: 'Un compte d’utilisateur standard' },
  ],
};

export const windowsQuestions: Translation<typeof english.windowsQuestions> = {
  title: 'Questions sur l’application Windows',
  items: [
    {
      id: 'edge',
      question: 'Dois-je supprimer Edge ?',
      answer:
        'Non. Vous pouvez garder les deux, et Windows garde Edge de toute façon. C’est vous qui choisissez lequel ouvre vos liens.',
    },
    {
      id: 'engine',
      question: 'Est-ce une copie de Chrome de plus ?',
      answer:
        'Non, mais il affiche les pages avec le moteur que fournit Windows : les sites fonctionnent donc comme dans Edge et Chrome. Il laisse de côté ce qui envoie des données à Google ou à Microsoft, et ajoute ses propres protections.',
    },
    {
      id: 'antivirus',
      question: 'Remplace-t-il un antivirus ?',
      answer:
        'Non. Il vous avertit des sites malveillants connus et bloque les traqueurs. Il n’analyse pas les fichiers de votre ordinateur.',
    },
    {
      id: 'remove',
      question: 'Comment le désinstaller ?',
      answer:
        'Ouvrez Paramètres, Applications, Applications installées et sélectionnez « Désinstaller », comme pour toute application. Ses données sont supprimées aussi, et nous ne vous écrivons pas pour demander pourquoi.',
    },
  ],
};

export const previewWords: Translation<typeof english.previewWords> = {
  inside: {
    title: 'Ce que contient la préversion en ce moment',
    items: [
      {
        title: 'Deux pages côte à côte',
        text: 'Une fenêtre, deux pages et un séparateur que vous pouvez déplacer.',
      },
      {
        title: 'Une nouvelle page d’accueil',
        text: 'La recherche, les favoris et les traqueurs bloqués aujourd’hui, dans l’ordre qui vous convient.',
      },
      {
        title: 'Un démarrage plus rapide',
        text: 'La première fenêtre s’ouvre pendant que le reste se charge encore.',
      },
    ],
  },
  expect: {
    title: 'À quoi vous attendre',
    items: [
      'Une nouvelle version par semaine environ, installée quand vous fermez l’application.',
      'Des choses qui ne marchent pas encore. Gardez un autre navigateur pour votre banque.',
      'Ses propres réglages, favoris et mots de passe, séparés de l’application habituelle.',
      'La même confidentialité. La préversion n’en dit pas plus sur vous que l’application habituelle.',
    ],
  },
  survey: {
    text: 'Vous l’utilisez depuis un moment ?',
    label: 'Dites-nous ce que vous en pensez',
    href: '/windows-user-survey',
  },
  stable: {
    text: 'Vous préférez attendre qu’elle soit terminée ?',
    label: 'Voir l’application habituelle',
    href: '/windows',
  },
};

export const windowsClosing: Translation<typeof english.windowsClosing> = {
  title: `Installez ${brand.browser} pour Windows`,
  text: 'L’installation prend environ une minute, et vous n’avez pas besoin de compte.',
};
