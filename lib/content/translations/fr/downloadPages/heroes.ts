import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/heroes';
import type { Translation } from '@/lib/content/translations/translation';

export const heroes: Translation<typeof english.heroes> = {
  app: {
    title: 'Un navigateur privé pour tous vos appareils',
    lead: `${brand.browser} bloque les traqueurs, répond aux bandeaux de cookies et fait vos recherches en privé sur tous vos appareils. C’est gratuit, et il n’y a rien à configurer.`,
  },
  landing: {
    title: 'Moins de traqueurs sur chaque page',
    lead: 'La plupart des pages amènent avec elles des entreprises dont vous n’avez jamais entendu parler. Installez le navigateur, rouvrez la même page et voyez combien ont disparu.',
  },
  devices: {
    title: 'Choisissez votre téléchargement',
    lead: 'Chaque application, chaque boutique et chaque programme d’installation sur une seule page. Tout est gratuit.',
  },
  unsupported: {
    title: 'Cet appareil est trop ancien pour notre application',
    lead: 'Vous pouvez tout de même y faire des recherches privées. Voici ce qui fonctionne sur cet appareil, et ce qui fonctionne sur d’autres.',
  },
  browser: {
    title: 'Ce qui se passe quand vous ouvrez une page',
    lead: `Une visite ordinaire déclenche des dizaines de requêtes vers des entreprises que vous ne comptiez pas contacter. Voici ce que fait ${brand.browser} face à chaque type, dans l’ordre où elles surviennent.`,
  },
  mac: {
    eyebrow: 'Pour Mac',
    title: 'Un navigateur privé pour votre Mac',
    lead: 'Sans traqueurs, les pages se chargent plus vite. Vos mots de passe et vos favoris arrivent de Safari ou de Chrome en deux clics.',
  },
  windows: {
    eyebrow: 'Pour Windows',
    title: 'Un navigateur privé pour Windows',
    lead: 'Un navigateur complet pour tous les jours. Il s’installe en une minute et ne demande pas de compte.',
  },
  windowsPreview: {
    eyebrow: 'Préversion pour Windows',
    title: 'Essayez les nouveautés en avance',
    lead: 'La préversion reçoit les nouveautés quelques semaines plus tôt, avec leurs imperfections. Elle s’installe à côté de l’application habituelle sans rien y changer.',
  },
  survey: {
    title: 'Que pensez-\u2060vous de notre application Windows ?',
    lead: 'Six questions courtes. Répondez à celles que vous voulez. Nous lisons chaque réponse.',
  },
  report: {
    title: 'Avons-nous signalé à tort un site sûr ?',
    lead: 'Si nous avons fait erreur, dites-\u2060le-\u2060nous. Envoyez-\u2060nous l’adresse, et une personne l’examinera.',
  },
  extension: {
    eyebrow: 'Installée',
    title: 'L’extension est activée',
    lead: 'Elle agit dans ce navigateur, dès cette page. Il n’y a rien à configurer.',
  },
  compare: {
    title: 'Navigateurs et vie privée : la comparaison',
    lead: `${brand.browser} et cinq autres, chacun avec ses réglages par défaut. Quand une appréciation demande une explication, une note l’accompagne.`,
  },
};
