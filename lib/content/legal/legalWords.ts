import { brand } from '../brand';
import type { Language } from '../site/languages/languages';

/** Pages that are named where another document leads to them. */
export type NamedPage =
  | '/privacy'
  | '/terms'
  | '/acceptable-use'
  | '/accessibility'
  | '/duckai/privacy-terms'
  | '/pro/privacy-terms'
  | '/pro/privacy-terms/us'
  | '/pro/privacy-terms/non-us';

/** What the frame of a legal page says in the language of its text, which may be another than that of the site. */
type LegalWords = {
  contents: string;
  updated: (date: string) => string;
  top: string;
  languages: string;
  related: string;
  question: string;
  /** The name of a column before its cell, where a row of a table is shown as a block. */
  column: (name: string) => string;
  /** Names of the pages that are linked at the end. */
  pages: Readonly<Record<NamedPage, string>>;
};

export const legalWords: Record<Language, LegalWords> = {
  en: {
    contents: 'Contents',
    updated: (date) => `Last updated on ${date}`,
    top: 'Back to top',
    languages: 'In other languages',
    related: 'Related documents',
    question: 'Questions? Write to',
    column: (name) => `${name}: `,
    pages: {
      '/privacy': 'Privacy policy',
      '/terms': 'Terms of use',
      '/acceptable-use': 'Acceptable use',
      '/accessibility': 'Accessibility',
      '/duckai/privacy-terms': `${brand.chat}: privacy and terms`,
      '/pro/privacy-terms': 'Subscription: privacy and terms',
      '/pro/privacy-terms/us': 'Subscription in the United States',
      '/pro/privacy-terms/non-us': 'Subscription outside the United States',
    },
  },
  de: {
    contents: 'Inhalt',
    updated: (date) => `Zuletzt geändert am ${date}`,
    top: 'Nach oben',
    languages: 'In anderen Sprachen',
    related: 'Weitere Dokumente',
    question: 'Fragen? Schreiben Sie an',
    column: (name) => `${name}: `,
    pages: {
      '/privacy': 'Datenschutzerklärung',
      '/terms': 'Nutzungsbedingungen',
      '/acceptable-use': 'Zulässige Nutzung',
      '/accessibility': 'Barrierefreiheit',
      '/duckai/privacy-terms': `${brand.chat}: Datenschutz und Bedingungen`,
      '/pro/privacy-terms': 'Abonnement: Datenschutz und Bedingungen',
      '/pro/privacy-terms/us': 'Abonnement in den USA',
      '/pro/privacy-terms/non-us': 'Abonnement außerhalb der USA',
    },
  },
  es: {
    contents: 'Contenido',
    updated: (date) => `Última modificación: ${date}`,
    top: 'Volver arriba',
    languages: 'En otros idiomas',
    related: 'Documentos relacionados',
    question: '¿Tiene preguntas? Escriba a',
    column: (name) => `${name}: `,
    pages: {
      '/privacy': 'Política de privacidad',
      '/terms': 'Condiciones de uso',
      '/acceptable-use': 'Uso aceptable',
      '/accessibility': 'Accesibilidad',
      '/duckai/privacy-terms': `${brand.chat}: privacidad y condiciones`,
      '/pro/privacy-terms': 'Suscripción: privacidad y condiciones',
      '/pro/privacy-terms/us': 'La suscripción en Estados Unidos',
      '/pro/privacy-terms/non-us': 'La suscripción fuera de Estados Unidos',
    },
  },
  fr: {
    contents: 'Sommaire',
    updated: (date) => `Dernière modification : ${date}`,
    top: 'Haut de page',
    languages: 'Dans d’autres langues',
    related: 'Autres documents',
    question: 'Des questions ? Écrivez à',
    column: (name) => `${name}\u00a0: `,
    pages: {
      '/privacy': 'Politique de confidentialité',
      '/terms': 'Conditions d’utilisation',
      '/acceptable-use': 'Utilisation acceptable',
      '/accessibility': 'Accessibilité',
      '/duckai/privacy-terms': `${brand.chat} : confidentialité et conditions`,
      '/pro/privacy-terms': 'Abonnement : confidentialité et conditions',
      '/pro/privacy-terms/us': 'L’abonnement aux États-Unis',
      '/pro/privacy-terms/non-us': 'L’abonnement hors des États-Unis',
    },
  },
};
