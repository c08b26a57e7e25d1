import { brand } from '../../brand';
import type { legalRoutes } from '../legalRoutes';
import { type RouteWords, titled } from '../route';

export const legalRouteWords = {
  '/privacy': {
    title: titled('Privacy policy'),
    description: `What ${brand.name} learns about you, which is very little: what this site, the search engine, and the browser keep, for how long, and what they never do.`,
  },
  '/terms': {
    title: titled('Terms of use'),
    description: `The rules for using the ${brand.name} website, search engine, and apps, in plain language.`,
  },
  '/acceptable-use': {
    title: titled('Acceptable use'),
    description: `What ${brand.name} services may not be used for, what we do if they are, and how to report it.`,
  },
  '/accessibility': {
    title: titled('Accessibility'),
    description: `How everybody can use the ${brand.name} website and account, what does not work yet, and how to report a barrier.`,
  },
  '/duckai/privacy-terms': {
    title: `${brand.chat}: privacy and terms – ${brand.name}`,
    description: `How ${brand.chat} keeps your questions private, what model providers receive, and the rules for using it.`,
  },
  '/pro/privacy-terms': {
    title: `${brand.subscription}: privacy and terms`,
    description: `The privacy policy and terms of ${brand.subscription}: which version applies to you, and a summary.`,
  },
  '/pro/privacy-terms/us': {
    title: `${brand.subscription} in the US: privacy and terms`,
    description: `Privacy policy and terms of ${brand.subscription} for subscribers in the United States: VPN, personal information removal, identity theft restoration, and ${brand.chat}.`,
  },
  '/pro/privacy-terms/non-us': {
    title: `${brand.subscription} outside the US: choose a language`,
    description: `Privacy policy and terms of ${brand.subscription} for Canada, the United Kingdom, and the European Union, in German, English, Spanish, and French.`,
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
} as const satisfies Record<keyof typeof legalRoutes, RouteWords>;
