import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/downloadRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const downloadRouteWords: Translation<typeof english.downloadRouteWords> = {
  '/app': {
    title: titled(`${brand.browser} pour tous vos appareils`),
    description: `${brand.browser} pour Mac, Windows, iPhone, iPad et Android. Il bloque les traqueurs, répond aux bandeaux de cookies et protège vos recherches. Gratuit.`,
  },
  '/app/devices': {
    title: titled('Tous les téléchargements'),
    description: `Toutes les façons d’obtenir ${brand.name} : applications pour ordinateur, téléphone et tablette, et extensions pour d’autres navigateurs.`,
  },
  '/app/landing': {
    title: titled(`Obtenir ${brand.browser}`),
    description: `${brand.browser} en bref : ce qu’il bloque, les notes qu’il reçoit et comment l’installer sur cet appareil.`,
  },
  '/app/unsupported': {
    title: titled('Ce qui fonctionne sur un appareil ancien'),
    description: `Votre système est trop ancien pour ${brand.browser}. Voici ce qui y fonctionne encore, et ce qui fonctionne sur d’autres appareils.`,
  },
  '/browser': {
    title: titled('Comment notre navigateur vous protège'),
    description: `Ce que fait ${brand.browser}, de la première lettre saisie au dernier onglet fermé, protection par protection.`,
  },
  '/mac': {
    title: titled(`Télécharger ${brand.browser} pour Mac`),
    description:
      'Un navigateur rapide pour Mac, qui bloque les traqueurs avant leur chargement. Téléchargez-le, glissez-le dans Applications, et c’est prêt.',
  },
  '/windows': {
    title: titled(`Télécharger ${brand.browser} pour Windows`),
    description:
      'Un navigateur privé pour Windows 10 et 11. Il est gratuit, s’installe en une minute et ne demande aucun compte.',
  },
  '/windows-preview': {
    title: titled('Préversion pour Windows'),
    description: `Essayez en avance les nouveautés de ${brand.browser} pour Windows. La préversion s’installe à côté de l’application habituelle.`,
  },
  '/windows-user-survey': {
    title: titled('Votre avis sur l’application Windows'),
    description: `Six questions sur ${brand.browser} pour Windows, auxquelles vous répondez par e-mail. Rien n’est enregistré sur cette page.`,
  },
  '/malicious-site-protection/report-error': {
    title: titled('Signaler une alerte erronée'),
    description:
      'Nous vous avons mis en garde contre un site sûr ? Indiquez-nous son adresse et nous l’examinerons.',
  },
  '/extension-success': {
    title: titled('L’extension est activée'),
    description:
      'Ce qui vient de changer dans votre navigateur, comment le voir à l’œuvre et comment en profiter sur votre téléphone.',
  },
  '/compare-privacy': {
    title: titled('Comparatif : navigateurs et vie privée'),
    description: `${brand.browser} comparé à Chrome, Edge, Safari, Firefox et Brave : 17 protections, ligne par ligne, avec des notes.`,
  },
};
