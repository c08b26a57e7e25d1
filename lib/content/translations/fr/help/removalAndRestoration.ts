import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/removalAndRestoration';
import { sitePages } from '@/lib/content/site/sitePages';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

const { removal, restoration } = sitePages;

export const removalAndRestoration: Translation<typeof english.removalAndRestoration> = {
  id: 'removal-and-restoration',
  title: 'Suppression de données et usurpation d’identité',
  questions: [
    {
      id: 'removal-start',
      question: 'Comment faire supprimer mes données des sites de courtiers ?',
      answer: [
        [
          'Cela fait partie de l’abonnement aux États-Unis. Dans le navigateur de votre Mac ou de votre ordinateur Windows, ouvrez la ',
          linkTo(removal.href, 'suppression de données personnelles'),
          `, saisissez votre nom, votre année de naissance et vos adresses, puis lancez la recherche. Elle parcourt plus de ${subscriptionFigures.brokerSites} sites et envoie les demandes de retrait à votre place.`,
        ],
        ['Vos informations restent sur cet ordinateur. Nous ne les voyons jamais.'],
      ],
    },
    {
      id: 'removal-time',
      question: 'Combien de temps prend un retrait ?',
      answer: [
        [
          'La plupart des sites répondent en quelques jours ; certains mettent plusieurs semaines. La recherche se répète d’elle-même tant que l’ordinateur est allumé, et envoie une nouvelle demande si une fiche réapparaît. Quelques sites refusent ou veulent d’autres preuves ; le tableau de bord indique lesquels.',
        ],
      ],
    },
    {
      id: 'identity-theft',
      question: 'On a usurpé mon identité. Qui appeler ?',
      answer: [
        [
          'Connectez-vous, puis ouvrez l’',
          linkTo(restoration.href, 'aide en cas d’usurpation d’identité'),
          '. Elle affiche le numéro de téléphone, joignable jour et nuit, et crée le code que l’on vous demandera.',
        ],
        [
          'Aux États-Unis, la personne qui vous répond agit pour vous, et certaines pertes peuvent être indemnisées. Ailleurs, elle vous dit quoi faire, étape par étape.',
        ],
      ],
    },
  ],
};
