import { brand } from '../brand';
import type { Language } from '../site/languages';

/** What the frame of a legal page says in each language. */
export type LegalWords = {
  contents: string;
  updated: (date: string) => string;
  top: string;
  languages: string;
  related: string;
  question: string;
  /** Names of the pages that are linked at the end. */
  pages: Readonly<Record<string, string>>;
};

const languages = '/pro/privacy-terms/non-us';

export const legalWords: Record<Language, LegalWords> = {
  en: {
    contents: 'Contents',
    updated: (date) => `Last updated on ${date}`,
    top: 'Back to top',
    languages: 'In other languages',
    related: 'Related documents',
    question: 'Questions? Write to',
    pages: {
      '/privacy': 'Privacy policy',
      '/terms': 'Terms of use',
      '/acceptable-use': 'Acceptable use',
      '/duckai/privacy-terms': `${brand.chat}: privacy and terms`,
      '/pro/privacy-terms': 'Subscription: privacy and terms',
      '/pro/privacy-terms/us': 'Subscription in the United States',
      [languages]: 'Subscription outside the United States',
    },
  },
  de: {
    contents: 'Inhalt',
    updated: (date) => `Zuletzt geändert am ${date}`,
    top: 'Nach oben',
    languages: 'In anderen Sprachen',
    related: 'Lesen Sie auch',
    question: 'Etwas ist unklar? Schreiben Sie an',
    pages: {
      '/privacy': 'Allgemeine Datenschutzerklärung (englisch)',
      '/terms': 'Nutzungsbedingungen der Website (englisch)',
      '/acceptable-use': 'Zulässige Nutzung (englisch)',
      '/pro/privacy-terms/us': 'Abonnement in den USA (englisch)',
    },
  },
  es: {
    contents: 'Contenido',
    updated: (date) => `Última modificación: ${date}`,
    top: 'Volver arriba',
    languages: 'En otros idiomas',
    related: 'También puede interesarle',
    question: '¿Algo no está claro? Escriba a',
    pages: {
      '/privacy': 'Política de privacidad general (en inglés)',
      '/terms': 'Condiciones de uso del sitio (en inglés)',
      '/acceptable-use': 'Uso aceptable (en inglés)',
      '/pro/privacy-terms/us': 'La suscripción en Estados Unidos (en inglés)',
    },
  },
  fr: {
    contents: 'Sommaire',
    updated: (date) => `Dernière modification : ${date}`,
    top: 'Haut de page',
    languages: 'Dans d’autres langues',
    related: 'À lire aussi',
    question: 'Un point n’est pas clair ? Écrivez à',
    pages: {
      '/privacy': 'Politique de confidentialité générale (en anglais)',
      '/terms': 'Conditions d’utilisation du site (en anglais)',
      '/acceptable-use': 'Utilisation acceptable (en anglais)',
      '/pro/privacy-terms/us': 'L’abonnement aux États-Unis (en anglais)',
    },
  },
};
