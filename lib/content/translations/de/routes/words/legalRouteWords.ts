import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/legalRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const legalRouteWords: Translation<typeof english.legalRouteWords> = {
  '/privacy': {
    title: titled('Datenschutzerklärung'),
    description: `Was ${brand.name} über Sie erfährt, nämlich sehr wenig: was diese Website, die Suchmaschine und der Browser behalten, wie lange, und was sie nie tun.`,
  },
  '/terms': {
    title: titled('Nutzungsbedingungen'),
    description: `Die Regeln für die Nutzung von Website, Suchmaschine und Apps von ${brand.name}, in klarer Sprache.`,
  },
  '/acceptable-use': {
    title: titled('Zulässige Nutzung'),
    description: `Wofür die Dienste von ${brand.name} nicht genutzt werden dürfen, was wir dann tun und wie Sie einen Missbrauch melden.`,
  },
  '/accessibility': {
    title: titled('Barrierefreiheit'),
    description: `Wie alle die Website und das Konto von ${brand.name} nutzen können, was noch nicht geht und wie Sie eine Barriere melden.`,
  },
  '/duckai/privacy-terms': {
    title: `${brand.chat}: Datenschutz und Bedingungen – ${brand.name}`,
    description: `Wie ${brand.chat} Ihre Fragen privat hält, was die Anbieter der Modelle erhalten und welche Regeln für die Nutzung gelten.`,
  },
  '/pro/privacy-terms': {
    title: `${brand.subscription}: Welche Bedingungen für Sie gelten`,
    description: `Datenschutzerklärung und Bedingungen von ${brand.subscription}: welche Fassung für Sie gilt, mit einer Zusammenfassung.`,
  },
  '/pro/privacy-terms/us': {
    title: `${brand.subscription} in den USA: Datenschutz, Bedingungen`,
    description: `Datenschutzerklärung und Bedingungen von ${brand.subscription} in den USA: VPN, Entfernung persönlicher Daten, Hilfe bei Identitätsdiebstahl und ${brand.chat}.`,
  },
  '/pro/privacy-terms/non-us': {
    title: `${brand.subscription} außerhalb der USA: Sprache wählen`,
    description: `Datenschutzerklärung und Bedingungen von ${brand.subscription} für Kanada, das Vereinigte Königreich und die EU auf Deutsch, Englisch, Spanisch und Französisch.`,
  },
  '/pro/privacy-terms/non-us/de': {
    title: `${brand.subscription}: Datenschutz und Bedingungen`,
    description: `Datenschutzerklärung und Vertragsbedingungen von ${brand.subscription} für Kanada, das Vereinigte Königreich und die Europäische Union.`,
  },
  '/pro/privacy-terms/non-us/en': {
    title: `${brand.subscription} outside the US: privacy and terms`,
    description: `Privacy policy and terms of ${brand.subscription} for subscribers in Canada, the United Kingdom, and the European Union.`,
  },
  '/pro/privacy-terms/non-us/es': {
    title: `${brand.subscription}: privacidad y condiciones`,
    description: `Política de privacidad y condiciones de ${brand.subscription} para Canadá, el Reino Unido y la Unión Europea.`,
  },
  '/pro/privacy-terms/non-us/fr': {
    title: `${brand.subscription} : confidentialité et conditions`,
    description: `Politique de confidentialité et conditions de ${brand.subscription} pour le Canada, le Royaume-Uni et l’Union européenne.`,
  },
};
