import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/mac';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const macNotices: Translation<typeof english.macNotices> = {
  title: 'Ce que vous remarquerez la première semaine',
  items: [
    {
      id: 'fast',
      title: 'Les pages se chargent plus vite',
      text: 'Sans traqueurs, il y a moins à charger, et moins de choses bougent pendant la lecture. Le bouclier dans la barre d’adresse indique combien ont été bloqués.',
    },
    {
      id: 'cookies',
      title: 'Moins de bandeaux de cookies',
      text: 'Quand un site le permet, nous choisissons pour vous l’option la plus protectrice et fermons le bandeau avant que vous ne preniez la souris.',
    },
    {
      id: 'clear',
      title: 'Vos données supprimées d’un clic',
      text: 'Le bouton de suppression ferme les onglets et supprime l’historique et les cookies. Sur les sites que vous choisissez de garder, votre session reste ouverte.',
    },
    {
      id: 'video',
      title: 'Des vidéos en privé',
      text: 'Notre lecteur affiche la vidéo et empêche ce que vous regardez d’orienter vos recommandations et vos publicités.',
    },
  ],
};

export const macInstall: Translation<typeof english.macInstall> = {
  title: 'L’installation en trois étapes',
  steps: [
    {
      title: 'Ouvrez le fichier téléchargé',
      text: 'Teal.dmg se trouve dans le dossier Téléchargements, à l’extrémité droite du Dock. Un double-clic ouvre une petite fenêtre.',
    },
    {
      title: 'Faites glisser l’application dans Applications',
      text: 'Elle est alors copiée sur votre Mac. Vous pouvez ensuite fermer la fenêtre et supprimer le fichier.',
    },
    {
      title: 'Lancez-la depuis Applications',
      text: 'La première fois, macOS demande si vous voulez ouvrir une application venue d’Internet. Il vous indique aussi qu’Apple a vérifié qu’elle ne contient pas de logiciel malveillant.',
    },
  ],
  trouble: {
    title: 'Un problème ?',
    items: [
      {
        id: 'not-started',
        title: 'Le téléchargement n’a pas commencé',
        text: 'Cliquez de nouveau sur le bouton. Si rien ne se passe, votre réseau bloque peut-être ce type de fichier. Essayez une autre connexion.',
      },
      {
        id: 'no-permission',
        title: 'Je n’ai pas le droit d’installer des applications sur ce Mac',
        text: 'Sur un Mac géré par un établissement scolaire ou une entreprise, faites glisser l’application sur le bureau plutôt que dans Applications et ouvrez-la à partir de là, ou ajoutez notre extension au navigateur que vous avez.',
      },
      {
        id: 'default',
        title: 'Comment en faire mon navigateur par défaut ?',
        text: 'Ouvrez Réglages Système, sélectionnez « Bureau et Dock », puis choisissez notre navigateur dans « Navigateur web par défaut ». L’application propose de vous y conduire.',
      },
    ],
  },
};

export const macRequirements: Translation<typeof english.macRequirements> = {
  title: 'Configuration requise',
  rows: [
    { term: 'Système', text: `${minimumNames.macos} (10.15) ou version ultérieure` },
    { term: 'Mac', text: 'Puce Apple et Intel, avec un seul fichier pour les deux' },
    { term: 'Espace', text: 'Environ 300\u00a0Mo' },
    { term: 'Mises à jour', text: 'Automatiques, quand vous quittez l’application' },
    { term: 'Compte', text: 'Inutile' },
  ],
};

export const macQuestions: Translation<typeof english.macQuestions> = {
  title: 'Questions sur l’application Mac',
  items: [
    {
      id: 'import',
      question: 'Puis-je importer mes mots de passe et mes favoris ?',
      answer:
        'Oui, depuis Safari, Chrome, Edge, Brave et Firefox. L’application le propose à la première ouverture, et vous pouvez le faire plus tard dans Réglages, Importer. Tout ce que vous importez reste sur votre Mac.',
    },
    {
      id: 'safari',
      question: 'En quoi est-\u2060il différent de Safari ?',
      answer:
        'Safari restreint les cookies des traqueurs, mais les traqueurs eux-mêmes se chargent quand même. Nous les bloquons avant leur chargement, répondons aux bandeaux de cookies et rendons la recherche privée par défaut. La comparaison montre le reste, y compris ce que Safari fait tout aussi bien.',
    },
    {
      id: 'engine',
      question: 'Quel moteur de navigateur utilise-\u2060t-\u2060il ?',
      answer:
        'Celui qui est fourni avec macOS, le même que Safari. Les pages s’affichent comme dans Safari, et l’application reste légère.',
    },
    {
      id: 'extensions',
      question: 'Puis-je utiliser des extensions ?',
      answer:
        'Pas encore. La plupart des gens qui le demandent veulent un bloqueur de contenu ou un gestionnaire de mots de passe, et les deux sont intégrés. D’autres gestionnaires de mots de passe fonctionnent avec notre navigateur grâce à leur propre application.',
    },
    {
      id: 'phone',
      question: 'Se synchronise-\u2060t-\u2060il avec mon téléphone ?',
      answer: `Si vous le souhaitez. ${brand.browser} synchronise les favoris et les mots de passe avec un code que vous scannez. Il n’y a pas de compte, et nous ne pouvons pas lire ce que vous synchronisez.`,
    },
  ],
};

export const macClosing: Translation<typeof english.macClosing> = {
  title: `Installez ${brand.browser} pour Mac`,
  text: 'L’installation prend environ une minute, et vous pouvez garder Safari.',
};
