import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/buying';
import { linkTo } from '@/lib/content/help/helpQuestion';
import { legalValues } from '@/lib/content/legal/values';
import { sitePages } from '@/lib/content/site/sitePages';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { trialDays } from '@/lib/content/subscription/plans';
import { manageWords } from '@/lib/content/translations/fr/account/manage';
import { moneyBackWords } from '@/lib/content/translations/fr/account/moneyBackWords';
import { sitePageWords } from '@/lib/content/translations/fr/site/sitePageWords';
import { withdrawalWords } from '@/lib/content/translations/fr/subscription/withdrawalWords';
import type { Translation } from '@/lib/content/translations/translation';

const { subscription: plans, account } = sitePages;

export const buying: Translation<typeof english.buying> = {
  id: 'buying',
  title: 'S’abonner et payer',
  questions: [
    {
      id: 'get-subscription',
      question: `Comment obtenir ${brand.subscription} ?`,
      answer: [
        [
          'Choisissez une formule sur la ',
          linkTo(plans.href, 'page de l’abonnement'),
          ' et payez par carte. Le compte est créé au passage : pas de nom, pas de mot de passe.',
        ],
        [
          `Installez ensuite ${brand.browser} sur chacun de vos appareils et connectez-vous. Vous pouvez aussi acheter dans l’application elle-même, par l’App Store ou Google Play.`,
        ],
      ],
    },
    {
      id: 'price',
      question: 'Combien coûte l’abonnement, et où est-\u2060il vendu ?',
      answer: [
        [
          'La ',
          linkTo(plans.href, 'page de l’abonnement'),
          ' indique le prix pour votre pays, taxes comprises. Nous vendons aux États-Unis, au Canada, au Royaume-Uni et dans l’Union européenne.',
        ],
        [
          'Il existe une formule mensuelle et une formule annuelle. Les deux comprennent tout ce que l’abonnement offre dans votre pays.',
        ],
      ],
    },
    {
      id: 'trial',
      question: 'Combien de temps dure l’essai gratuit, et quand ma carte est-\u2060elle débitée ?',
      answer: [
        [
          `Votre premier abonnement est gratuit pendant ${trialDays.standard} jours. Certaines offres donnent droit à un essai plus long ; la durée du vôtre est toujours indiquée lors du paiement.`,
        ],
        [
          'Vous indiquez une carte au début. Elle est débitée à la fin de l’essai, et ne l’est jamais si vous résiliez avant. Il y a un seul essai par compte et par carte.',
        ],
      ],
    },
    {
      id: 'payment-methods',
      question: 'Comment puis-\u2060je payer ?',
      answer: [
        [
          'Sur ce site, par carte de crédit ou de débit, sur une page de paiement de Stripe. Le numéro de votre carte va à Stripe et n’atteint jamais nos serveurs.',
        ],
        [
          'Dans les applications, vous payez par l’App Store ou Google Play, avec le moyen que vous y avez enregistré.',
        ],
      ],
    },
    {
      id: 'change-card',
      question: 'Comment changer de carte ou retrouver mes factures ?',
      answer: [
        [
          'Les deux se trouvent sur la ',
          linkTo(account.href, 'page de votre compte'),
          `, dans « ${manageWords.billing} ». Pour un achat dans une boutique d’applications, vos reçus et votre moyen de paiement s’y trouvent.`,
        ],
      ],
    },
    {
      id: 'switch-plan',
      question: 'Puis-je passer de la formule mensuelle à l’annuelle, ou l’inverse ?',
      answer: [
        [
          'Oui, sur la ',
          linkTo(account.href, 'page de votre compte'),
          '. Ce que vous avez déjà payé est déduit, et vous voyez le montant exact avant de confirmer.',
        ],
      ],
    },
    {
      id: 'payment-failed',
      question: 'Mon paiement n’a pas abouti. Que faire ?',
      answer: [
        [
          `Tout continue de fonctionner pendant ${legalValues.graceDays} jours, le temps de nouvelles tentatives. Mettez votre carte à jour sur la `,
          linkTo(account.href, 'page de votre compte'),
          ', qui indique aussi le dernier jour. Dès que vous donnez une nouvelle carte, nous réessayons.',
        ],
        [
          'Les cartes sont souvent refusées parce qu’elles ont expiré ou parce que la banque attend d’abord votre confirmation.',
        ],
      ],
    },
    {
      id: 'cancel',
      question: 'Comment résilier l’abonnement ?',
      answer: [
        [
          'Ouvrez la ',
          linkTo(account.href, 'page de votre compte'),
          ` et sélectionnez « ${manageWords.cancelSubscription} ». Tout continue de fonctionner jusqu’à la fin de la période payée, ou de l’essai. D’ici là, vous pouvez changer d’avis, sauf si vous résiliez après l’échec d’un paiement.`,
        ],
        [
          'Si vous avez acheté dans l’App Store ou sur Google Play, résiliez dans la boutique, à la rubrique des abonnements. Désinstaller une application ne résilie rien.',
        ],
        [
          'Pour un achat sur ce site, vous n’avez pas à vous connecter : ',
          linkTo('/help/cancel', sitePageWords.cancel.label),
          '.',
        ],
      ],
    },
    {
      id: 'refund',
      question: 'Comment me faire rembourser ?',
      answer: [
        [
          `Dans les ${moneyBackDays} jours suivant le premier paiement de votre premier abonnement, sélectionnez « ${moneyBackWords.ask} » sur la `,
          linkTo(account.href, 'page de votre compte'),
          '. Vous récupérez tout ce que vous avez payé, et l’abonnement prend fin aussitôt.',
        ],
        [
          'Au-delà, nous remboursons les prélèvements faits par erreur et tout ce qu’exige la loi là où vous vivez : voir les ',
          linkTo(sitePages.subscriptionTerms.href, 'conditions de l’abonnement'),
          '. En cas de doute, ',
          linkTo(sitePages.contact.href, 'demandez-nous'),
          '. Les achats dans une boutique d’applications sont remboursés par la boutique.',
        ],
        [
          'Dans l’Union européenne, au Royaume-Uni et au Canada, vous pouvez aussi vous rétracter d’un achat fait sur ce site dans les 14 jours : ',
          linkTo('/help/withdraw', withdrawalWords.link),
          '.',
        ],
      ],
    },
  ],
};
