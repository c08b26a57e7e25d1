import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/legalRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const legalRouteWords: Translation<typeof english.legalRouteWords> = {
  '/privacy': {
    title: titled('Politique de confidentialité'),
    description: `Ce que ${brand.name} apprend sur vous, c’est-à-dire très peu : ce que gardent ce site, le moteur de recherche et le navigateur, combien de temps, et ce qu’ils ne font jamais.`,
  },
  '/terms': {
    title: titled('Conditions d’utilisation'),
    description: `Les règles d’utilisation du site, du moteur de recherche et des applications de ${brand.name}, en langage clair.`,
  },
  '/acceptable-use': {
    title: titled('Utilisation acceptable'),
    description: `Ce à quoi les services de ${brand.name} ne doivent pas servir, ce que nous faisons dans ce cas et comment le signaler.`,
  },
  '/accessibility': {
    title: titled('Accessibilité'),
    description: `Comment tout le monde peut utiliser le site et le compte de ${brand.name}, ce qui ne va pas encore et comment signaler un obstacle.`,
  },
  '/duckai/privacy-terms': {
    title: `${brand.chat} : confidentialité et conditions – ${brand.name}`,
    description: `Comment ${brand.chat} garde vos questions privées, ce que reçoivent les fournisseurs des modèles et les règles d’utilisation.`,
  },
  '/pro/privacy-terms': {
    title: `${brand.subscription} : les conditions qui vous concernent`,
    description: `La politique de confidentialité et les conditions de ${brand.subscription} : la version qui s’applique à vous, avec un résumé.`,
  },
  '/pro/privacy-terms/us': {
    title: `${brand.subscription} aux États-Unis : confidentialité et conditions`,
    description: `Politique de confidentialité et conditions de ${brand.subscription} aux États-Unis : VPN, suppression de données, aide en cas d’usurpation d’identité et ${brand.chat}.`,
  },
  '/pro/privacy-terms/non-us': {
    title: `${brand.subscription} hors des États-Unis : choix de la langue`,
    description: `Politique de confidentialité et conditions de ${brand.subscription} pour le Canada, le Royaume-Uni et l’Union européenne, en allemand, anglais, espagnol et français.`,
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
