import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/compare';
import type { Translation } from '@/lib/content/translations/translation';

const plural = new Intl.PluralRules('fr');
const one = (count: number) => plural.select(count) === 'one';

export const compareWords: Translation<typeof english.compareWords> = {
  caption: 'Protections par navigateur',
  topic: 'Protection',
  choose: 'Comparer avec',
  legend: 'Légende',
  asOf: 'Dernière vérification en',
  noteMark: 'Note',
  counts: {
    caption: (total) =>
      `Nombre de protections, sur les ${total} du tableau, que chaque navigateur inclut par défaut. Les blocs vides sont des protections limitées ou payantes.`,
    inWords: (included, partial) =>
      `${included} ${one(included) ? 'incluse' : 'incluses'}, ${partial} ${one(partial) ? 'limitée ou payante' : 'limitées ou payantes'}`,
  },
  method: {
    title: 'Comment nous comparons',
    items: [
      'Nous comparons les navigateurs pour ordinateur avec leurs réglages par défaut, d’après ce que publient leurs éditeurs.',
      'Une protection est incluse si elle est activée par défaut et ne coûte rien.',
      '« Limité » signifie qu’elle ne couvre qu’une partie du problème ou qu’il faut modifier un réglage.',
      'Les navigateurs évoluent. La date au-dessus du tableau indique de quand il date. Si quelque chose n’est plus à jour, dites-le-nous.',
    ],
    correct: 'Vous avez trouvé une erreur, en notre faveur ou non ? Écrivez-nous :',
  },
  strengths: {
    title: 'Ce que les autres font bien',
    text: 'Il est juste de le dire aussi, puisque cette comparaison vient de nous.',
    items: [
      {
        name: 'Safari',
        text: 'résiste par défaut à la prise d’empreinte numérique et vous demande votre accord avant que des applications ne vous pistent.',
      },
      {
        name: 'Firefox',
        text: 'sépare les cookies de chaque site et accepte presque toutes les extensions.',
      },
      {
        name: 'Brave',
        text: 'bloque les traqueurs et les publicités avant leur chargement, comme nous.',
      },
      {
        name: 'Chrome et Edge',
        text: 'diffusent vite les correctifs de sécurité et isolent bien les pages les unes des autres.',
      },
    ],
  },
  action: {
    title: `Essayez ${brand.browser}`,
    text: 'C’est gratuit, et vos favoris sont importés.',
  },
};
