import type * as english from '@/lib/content/search/settingsPage';
import type { Translation } from '@/lib/content/translations/translation';

export const settingsHero: Translation<typeof english.settingsHero> = {
  title: 'Réglages de recherche',
  lead: 'Chaque choix est enregistré dans un cookie de ce navigateur, qui contient ce choix et rien d’autre. Aucun compte n’est nécessaire, et un réglage que vous ne changez pas ne laisse aucun cookie.',
};

export const settingsWords: Translation<typeof english.settingsWords> = {
  navigation: 'Rubriques',
  colorProblem: 'Ce n’est pas un code de couleur. Utilisez trois ou six chiffres hexadécimaux, comme e6f5f2.',
  pick: 'choisir dans une palette',
  save: 'Enregistrer',
  saved: 'Enregistré dans ce navigateur.',
  savedTitle: 'Vos réglages sont enregistrés',
  reset: 'Réinitialiser',
  resetDone: 'Tous les réglages ont retrouvé leur valeur d’origine.',
  filter: {
    label: 'Rechercher un réglage',
    placeholder: 'Couleur, région, IA…',
    found: (count) => (count < 2 ? `${count} réglage` : `${count} réglages`),
    none: 'Aucun réglage ne correspond. Essayez un mot plus court.',
  },
  fromAddress:
    'Ces réglages viennent de l’adresse de la page. Ils ne sont enregistrés que si vous sélectionnez « Enregistrer ».',
  address: {
    label: 'Vos réglages sous forme de lien',
    hint: 'Ouvrez-le sur un autre appareil ou envoyez-le à quelqu’un. Il contient les réglages que vous avez changés, et rien sur vous.',
    copy: 'Copier',
    copied: 'Copié',
    selected: 'Le lien est sélectionné. Copiez-le depuis le menu de votre navigateur.',
  },
};

export const settingsPreview: Translation<typeof english.settingsPreview> = {
  title: 'Aperçu',
  query: 'habitat de la sarcelle d’hiver',
  results: [
    {
      address: 'marsh.example › oiseaux › sarcelle',
      title: 'La sarcelle d’hiver : où elle vit, ce qu’elle mange',
      text: 'Le plus petit canard de surface d’Europe passe l’hiver sur des lacs peu profonds et des prairies inondées.',
      visited: false,
    },
    {
      address: 'wetlands.example › carte',
      title: 'Carte des zones humides et des couples nicheurs',
      text: 'Comptages par région et par année, faits par des bénévoles, avec une carte pour chaque mois.',
      visited: true,
    },
  ],
};
