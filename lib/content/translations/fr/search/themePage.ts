import type * as english from '@/lib/content/search/themePage';
import type { Translation } from '@/lib/content/translations/translation';

export const themeHero: Translation<typeof english.themeHero> = {
  title: 'Clair, sombre ou comme votre système',
  lead: 'Chaque thème a été conçu pour lui-\u2060même. Votre choix tient en un mot gardé par ce navigateur et n’est envoyé nulle part.',
};

export const themeChoicesWords: Translation<typeof english.themeChoicesWords> = {
  title: 'Choisissez un thème',
  lead: 'Il s’applique aussitôt à toutes les pages de ce site.',
  withoutScript:
    'Sans JavaScript, votre choix ne peut pas être enregistré : les pages suivent alors votre système.',
  choices: [
    { choice: 'light', name: 'Clair', text: 'Texte sombre sur blanc chaud' },
    { choice: 'dark', name: 'Sombre', text: 'Texte clair sur bleu canard profond' },
    { choice: 'system', name: 'Système', text: 'Comme votre appareil' },
  ],
};

export const ownColor: Translation<typeof english.ownColor> = {
  title: 'Votre propre couleur',
  lead: 'Choisissez la couleur de fond des résultats de recherche. Le texte devient blanc sur les couleurs plus foncées et noir sur les plus claires.',
  label: 'Couleur, en trois ou six chiffres hexadécimaux',
  problem: 'Ce n’est pas un code de couleur. Essayez e6f5f2.',
  picker: 'Choisir dans une palette',
  named: 'Ou choisissez une couleur par son nom',
  names: [
    ['w', 'Blanc'],
    ['d', 'Sauge'],
    ['g', 'Forêt'],
    ['g2', 'Menthe'],
    ['b', 'Glace'],
    ['b2', 'Ardoise'],
    ['r', 'Brique'],
    ['r2', 'Bordeaux'],
    ['p', 'Prune'],
    ['o', 'Crème'],
  ],
  sample: 'La vive sarcelle plonge sous le héron paresseux.',
  textColor: { '#ffffff': 'Texte blanc', '#000000': 'Texte noir' },
  contrast: 'de contraste',
  verdicts: {
    text: 'Facile à lire à toutes les tailles',
    large: 'Lisible seulement en grand',
    none: 'Trop peu de contraste pour lire',
  },
  use: 'Utiliser dans les résultats',
  start: '2d4856',
};
