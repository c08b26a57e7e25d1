import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/defaultSearch';
import { startHost } from '@/lib/content/site/hosts';
import type { Translation } from '@/lib/content/translations/translation';

export const defaultSearchWords: Translation<typeof english.defaultSearchWords> = {
  title: `Faites de ${brand.name} votre moteur de recherche`,
  lead: 'Choisissez votre navigateur pour voir les trois étapes.',
  address: `Si ${brand.name} n’est pas dans la liste de votre navigateur, ajoutez cette adresse : ${brand.searchUrl}?q=%s`,
  start: `Vous pouvez aussi choisir ${startHost} comme page de démarrage.`,
  close: 'Fermer',
};

export const defaultSearchSteps: Translation<typeof english.defaultSearchSteps> = [
  {
    id: 'chrome',
    name: 'Chrome',
    steps: [
      'Ouvrez le menu en haut à droite et sélectionnez « Paramètres ».',
      'Sélectionnez « Moteur de recherche ».',
      `Sélectionnez ${brand.name} et confirmez.`,
    ],
  },
  {
    id: 'edge',
    name: 'Edge',
    steps: [
      'Ouvrez le menu en haut à droite et sélectionnez « Paramètres ».',
      'Sélectionnez « Confidentialité, recherche et services », puis « Barre d’adresse et recherche ».',
      `Sélectionnez ${brand.name} pour la barre d’adresse.`,
    ],
  },
  {
    id: 'firefox',
    name: 'Firefox',
    steps: [
      'Ouvrez le menu en haut à droite et sélectionnez « Paramètres ».',
      'Sélectionnez « Recherche ».',
      `Sélectionnez ${brand.name} dans « Moteur de recherche par défaut ».`,
    ],
  },
  {
    id: 'safari',
    name: 'Safari',
    steps: [
      'Ouvrez le menu Safari et sélectionnez « Réglages ».',
      'Sélectionnez l’onglet « Recherche ».',
      `Sélectionnez ${brand.name} comme moteur de recherche.`,
    ],
  },
  {
    id: 'ios',
    name: 'iPhone et iPad',
    steps: [
      'Ouvrez Réglages, puis touchez « Apps » et « Safari ».',
      'Touchez « Moteur de recherche ».',
      `Touchez ${brand.name}.`,
    ],
  },
  {
    id: 'android',
    name: 'Android',
    steps: [
      'Dans Chrome, touchez les trois points, puis « Paramètres ».',
      'Touchez « Moteur de recherche ».',
      `Touchez ${brand.name}.`,
    ],
  },
];
