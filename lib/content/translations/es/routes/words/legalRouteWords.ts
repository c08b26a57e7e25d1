import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/legalRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const legalRouteWords: Translation<typeof english.legalRouteWords> = {
  '/privacy': {
    title: titled('Política de privacidad'),
    description: `Lo que ${brand.name} sabe de ti, que es muy poco: qué conservan esta web, el buscador y el navegador, durante cuánto tiempo y qué no hacen nunca.`,
  },
  '/terms': {
    title: titled('Condiciones de uso'),
    description: `Las reglas para usar el sitio web, el buscador y las aplicaciones de ${brand.name}, en un lenguaje claro.`,
  },
  '/acceptable-use': {
    title: titled('Uso aceptable'),
    description: `Para qué no se pueden usar los servicios de ${brand.name}, qué hacemos si ocurre y cómo avisarnos.`,
  },
  '/accessibility': {
    title: titled('Accesibilidad'),
    description: `Cómo puede usar cualquier persona el sitio y la cuenta de ${brand.name}, qué no funciona todavía y cómo avisar de una barrera.`,
  },
  '/duckai/privacy-terms': {
    title: `${brand.chat}: privacidad y condiciones – ${brand.name}`,
    description: `Cómo ${brand.chat} mantiene tus preguntas en privado, qué reciben los proveedores de los modelos y las reglas para usarlo.`,
  },
  '/pro/privacy-terms': {
    title: `${brand.subscription}: qué condiciones se te aplican`,
    description: `La política de privacidad y las condiciones de ${brand.subscription}: qué versión se te aplica, con un resumen.`,
  },
  '/pro/privacy-terms/us': {
    title: `${brand.subscription} en EE. UU.: privacidad y condiciones`,
    description: `Política de privacidad y condiciones de ${brand.subscription} en Estados Unidos: VPN, eliminación de datos personales, ayuda tras un robo de identidad y ${brand.chat}.`,
  },
  '/pro/privacy-terms/non-us': {
    title: `${brand.subscription} fuera de EE. UU.: elige un idioma`,
    description: `Política de privacidad y condiciones de ${brand.subscription} para Canadá, el Reino Unido y la Unión Europea, en alemán, inglés, español y francés.`,
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
