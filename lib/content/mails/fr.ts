import { brand } from '../brand';
import { featureUse } from '../translations/fr/subscription/featureUse';
import { featureShortNames } from '../translations/fr/subscription/proFeatureWords';
import { addressRestored } from './addressRestored';
import { addressSubscribed } from './addressSubscribed';
import { cancellationReceived } from './cancellationReceived';
import { contactReceived } from './contactReceived';
import { deleted } from './deleted';
import { fr as ended } from './ended/fr';
import { newSignIn } from './newSignIn';
import { orderConfirmation } from './orderConfirmation';
import { planChanged } from './planChanged';
import { receipt } from './receipt';
import { refunded } from './refunded';
import { resumed } from './resumed';
import { saleInterest, saleOpened } from './saleMails';
import { secondSubscription } from './secondSubscription';
import { supportActed } from './supportActed';
import { trialRefused } from './trialRefused';
import { withdrawalReceived } from './withdrawalReceived';
import type { MailWords } from './words';

const never = `Personne chez ${brand.name} ne vous demandera jamais ce code. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.`;

export const fr: MailWords = {
  code: ({ minutes }) => ({
    subject: `Votre code de connexion ${brand.name}`,
    heading: 'Votre code à usage unique',
    lead: [
      `Saisissez-le sur la page où vous vous connectez. Il est valable une seule fois, pendant ${minutes} minutes.`,
    ],
    after: [never],
  }),
  unknownAddress: () => ({
    subject: `Connexion à ${brand.name}`,
    heading: 'Aucun compte n’utilise cette adresse e-mail',
    lead: [
      `Quelqu’un, sans doute vous, a demandé un code pour se connecter à ${brand.name} avec cette adresse e-mail. Aucun compte ne l’utilise : nous ne pouvons donc pas envoyer de code.`,
      'Si vous avez un abonnement, essayez vos autres adresses : celle que vous avez ajoutée à votre compte, ou celle que vous avez indiquée lors du paiement. Si vous l’avez souscrit dans une boutique d’applications sans jamais ajouter d’adresse, restaurez l’achat dans l’application.',
    ],
    action: `Découvrir ${brand.subscription}`,
    after: ['Si ce n’était pas vous, vous n’avez rien à faire.'],
  }),
  addressCode: ({ minutes }) => ({
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Confirmez votre adresse e-mail',
    lead: [
      `Saisissez ce code pour ajouter l’adresse à votre abonnement ${brand.name}. Il est valable une seule fois, pendant ${minutes} minutes.`,
    ],
    after: [never],
  }),
  addressTaken: () => ({
    subject: 'Votre adresse e-mail est déjà utilisée',
    heading: 'Un compte existe déjà avec cette adresse e-mail',
    lead: [
      `Quelqu’un a essayé d’ajouter cette adresse à un autre abonnement ${brand.name}. Elle est déjà associée au vôtre : rien n’a été modifié.`,
      'Si c’était vous, connectez-vous avec cette adresse.',
    ],
    action: 'Se connecter',
    after: ['Si ce n’était pas vous, vous n’avez rien à faire. Votre compte est en sécurité.'],
  }),
  deleteCode: ({ minutes }) => ({
    subject: 'Confirmez la suppression de votre compte',
    heading: 'Supprimer votre compte ?',
    lead: [
      `Saisissez ce code pour supprimer votre compte ${brand.name}. Cette action est irréversible. Si vous avez souscrit un abonnement sur notre site, il prendra fin immédiatement ; un abonnement acheté dans une boutique d’applications se résilie dans cette boutique. Le code est valable une seule fois, pendant ${minutes} minutes.`,
    ],
    after: [
      `Si vous n’avez rien demandé, ne transmettez pas ce code et il ne se passera rien. ${brand.name} ne vous le demandera jamais.`,
    ],
  }),
  longCode: ({ hours }) => ({
    subject: `Connexion à ${brand.name} : trop de tentatives`,
    heading: 'Quelqu’un essaie sans cesse de se connecter à votre compte',
    lead: [
      'Trop de codes ont été demandés ou mal saisis avec votre adresse e-mail : les codes courts sont donc temporairement suspendus. Personne n’a pu se connecter et votre compte est en sécurité.',
      `Pour vous connecter maintenant, saisissez ce code long à la place du code court, dans n’importe quel navigateur ou dans l’application. Il fonctionne une seule fois, pendant ${hours} heures.`,
    ],
    after: [never, 'Tant que vous ne l’utilisez pas, nous en envoyons un par jour au maximum.'],
  }),
  formerDeleteCode: ({ minutes, undoUntil }) => ({
    subject: 'Quelqu’un veut supprimer votre compte',
    heading: 'Supprimer ce compte ?',
    lead: [
      `Quelqu’un veut supprimer un compte ${brand.name} auquel cette adresse e-mail était associée. Jusqu’au ${undoUntil}, votre accord est également nécessaire : ce code, saisi sur la page du compte. Il est valable une seule fois, pendant ${minutes} minutes. La suppression d’un compte est irréversible. Un abonnement souscrit sur notre site prendra fin immédiatement ; un abonnement acheté dans une boutique d’applications se résilie dans cette boutique.`,
    ],
    after: [
      'Si ce n’était pas vous, ne transmettez pas ce code et rien ne sera supprimé. Ouvrez notre message précédent sur la modification ou le retrait de votre adresse et rétablissez-y cette adresse. Tous les autres seront alors déconnectés et vous retrouverez votre compte.',
    ],
  }),
  addressAdded: ({ email, joined }) => ({
    subject: `Votre adresse e-mail a été ajoutée à votre abonnement ${brand.name}`,
    heading: 'Votre adresse e-mail a été ajoutée',
    lead: [
      `Vous pouvez maintenant utiliser ${email} pour vous connecter à votre compte sur tous vos appareils.`,
      ...(joined
        ? [
            `Un abonnement acheté ailleurs avec cette adresse a aussi été ajouté : ${joined.plan}, depuis le ${joined.since}. Tous les appareils qui l’utilisaient ont été déconnectés.`,
            'Si vous ne l’avez jamais acheté, quelqu’un d’autre a saisi votre adresse lors du paiement. Écrivez-nous et n’y ajoutez pas de carte.',
          ]
        : []),
      'Nous n’utilisons votre adresse que pour les codes et les messages concernant votre compte.',
    ],
    action: 'Gérer l’abonnement',
  }),
  addressChanged: ({ newEmail, undoUntil }) => ({
    subject: `L’adresse e-mail de votre compte ${brand.name} a été modifiée`,
    heading: 'Votre adresse e-mail a été modifiée',
    lead: [
      `Votre compte utilise maintenant ${newEmail}. L’adresse qui reçoit ce message ne permet plus de se connecter.`,
      `Si ce n’était pas vous, rétablissez l’ancienne adresse. C’est possible jusqu’au ${undoUntil}. Cela déconnectera tous les appareils.`,
    ],
    action: 'Annuler la modification',
    after: ['Si c’était vous, vous n’avez rien à faire.'],
  }),
  addressRemoved: ({ undoUntil }) => ({
    subject: `L’adresse e-mail de votre compte ${brand.name} a été retirée`,
    heading: 'Votre adresse e-mail a été retirée',
    lead: [
      `Votre compte ${brand.name} n’a plus d’adresse e-mail. Rien ne change là où votre session est encore ouverte, mais plus personne ne peut se connecter sur d’autres appareils.`,
      `Si ce n’était pas vous, ou si vous avez changé d’avis, rétablissez l’adresse. C’est possible jusqu’au ${undoUntil}. Cela déconnectera tous les appareils.`,
    ],
    action: 'Rétablir l’adresse',
    after: ['Si c’était vous, vous n’avez rien à faire.'],
  }),
  addressRestored: addressRestored.fr,
  purchase: ({ plan, amount, renewsAt, trialEndsAt, uses, signInUrl, order }) => ({
    subject: `Bienvenue dans ${brand.subscription}`,
    heading: 'Merci et bienvenue',
    lead: [
      trialEndsAt === null
        ? `Votre ${plan} est actif. Vous avez payé ${amount}. Il sera renouvelé le ${renewsAt}, sauf résiliation avant cette date.`
        : `Votre essai gratuit de l’${plan} a commencé et dure jusqu’au ${trialEndsAt}. Ensuite, l’abonnement coûte ${amount}. Si vous résiliez avant, rien ne vous sera débité.`,
      ...uses,
      `Pour retrouver votre abonnement dans n’importe quel navigateur et sur n’importe quel appareil, ouvrez ${signInUrl} et saisissez l’adresse à laquelle ce message a été envoyé.`,
    ],
    action: 'Gérer l’abonnement',
    ...orderConfirmation('fr', order),
  }),
  addressSubscribed: addressSubscribed.fr,
  trialRefused: trialRefused.fr,
  paymentFailed: ({ amount, graceEndsAt }) => ({
    subject: 'Votre paiement n’a pas abouti',
    heading: 'Votre paiement n’a pas abouti',
    lead: [
      `Nous n’avons pas pu débiter ${amount} pour votre abonnement ${brand.name}. Le plus souvent, la carte a expiré ou la banque a refusé le paiement.`,
      `Tout continue de fonctionner jusqu’au ${graceEndsAt}. Mettez à jour votre moyen de paiement d’ici là.`,
    ],
    action: 'Mettre à jour le moyen de paiement',
  }),
  confirmPayment: ({ amount, graceEndsAt }) => ({
    subject: 'Votre banque vous demande de confirmer un paiement',
    heading: 'Votre banque vous demande de confirmer un paiement',
    lead: [
      `Votre banque souhaite que vous confirmiez le paiement de ${amount} pour votre ${brand.subscription}. Il ne peut pas aboutir avant.`,
      `Tout continue de fonctionner jusqu’au ${graceEndsAt}. Confirmez le paiement d’ici là. Le bouton ouvre la facture sur la page de notre prestataire de paiement.`,
    ],
    action: 'Confirmer le paiement',
    after: [
      'Si vous préférez payer avec une autre carte, vous pouvez en changer sur la page de votre compte.',
    ],
  }),
  trialEnding: ({ plan, amount, trialEndsAt }) => ({
    subject: 'Votre essai gratuit se termine bientôt',
    heading: 'Votre essai gratuit se termine bientôt',
    lead: [
      `Votre essai gratuit se termine le ${trialEndsAt}. Votre ${plan} commencera alors et nous débiterons ${amount}.`,
      'Si vous souhaitez le garder, vous n’avez rien à faire. Sinon, résiliez avant ce jour et rien ne vous sera débité.',
    ],
    action: 'Gérer l’abonnement',
  }),
  renewal: ({ plan, amount, renewsAt, period, openEnded }) => ({
    subject: 'Votre abonnement sera bientôt renouvelé',
    heading: 'Votre abonnement sera bientôt renouvelé',
    lead: [
      period === 'monthly'
        ? `Votre ${plan} est renouvelé chaque mois jusqu’à ce que vous le résiliiez. La prochaine fois, ce sera le ${renewsAt} : nous débiterons ${amount} ce jour-là. Nous vous le rappelons une fois par an.`
        : openEnded
          ? `Votre ${plan} se poursuit à partir du ${renewsAt} jusqu’à sa résiliation. Nous débiterons ${amount} ce jour-là, pour un an. Vous pourrez ensuite y mettre fin à tout moment avec un préavis d’un mois au plus, et nous remboursons ce que vous avez payé en trop.`
          : `Votre ${plan} sera renouvelé le ${renewsAt} pour une année de plus. Nous débiterons ${amount} ce jour-là.`,
      'Si vous souhaitez le garder, vous n’avez rien à faire. Sinon, résiliez avant ce jour sur la page de votre compte et rien ne vous sera débité.',
    ],
    action: 'Gérer l’abonnement',
  }),
  receipt: receipt.fr,
  refunded: refunded.fr,
  planChanged: planChanged.fr,
  resumed: resumed.fr,
  cancelled: ({ endsAt, inTrial, unpaid }) => ({
    subject: `Votre abonnement ${brand.name} est résilié`,
    heading: 'Votre abonnement est résilié',
    lead: unpaid
      ? [
          `Nous n’essaierons plus d’encaisser le paiement qui a échoué, et vous ne nous devez rien. Vous pouvez continuer à tout utiliser jusqu’au ${endsAt}. Votre abonnement prendra fin ce jour-là.`,
          'Si vous changez d’avis, vous pouvez vous réabonner à tout moment.',
        ]
      : [
          inTrial
            ? `Vous pouvez continuer à tout utiliser jusqu’au ${endsAt}. Votre essai gratuit prendra fin ce jour-là et rien ne vous sera débité.`
            : `Vous pouvez continuer à tout utiliser jusqu’au ${endsAt}. Votre abonnement prendra fin ce jour-là et plus rien ne vous sera débité.`,
          'Si vous changez d’avis, vous pouvez annuler la résiliation jusque-là.',
        ],
    action: 'Gérer l’abonnement',
  }),
  ended,
  newSignIn: newSignIn.fr,
  supportActed: supportActed.fr,
  secondSubscription: secondSubscription.fr,
  deleted: deleted.fr,
  contactReceived: contactReceived.fr,
  withdrawalReceived: withdrawalReceived.fr,
  cancellationReceived: cancellationReceived.fr,
  saleInterest: saleInterest.fr,
  saleOpened: saleOpened.fr,
  newsletterConfirm: ({ days }) => ({
    subject: 'Confirmez votre inscription à la newsletter',
    heading: 'Confirmez votre inscription à la newsletter',
    lead: [
      `Quelqu’un, sans doute vous, a inscrit cette adresse à la newsletter de ${brand.name} : un e-mail par semaine au maximum, sur la vie privée, en langage clair.`,
      'Pour la recevoir, appuyez sur le bouton et confirmez sur la page qui s’ouvre.',
    ],
    action: 'Confirmer l’inscription',
    after: [
      `Si ce n’était pas vous, vous n’avez rien à faire. Sans votre confirmation, nous n’enverrons rien, et nous supprimerons l’adresse après ${days} jours.`,
    ],
  }),
  plans: { monthly: 'abonnement mensuel', yearly: 'abonnement annuel' },
  features: featureShortNames,
  featureUse,
  frame: {
    restBack: (rest) =>
      `Ce que vous avez payé pour les jours suivants, soit ${rest}, est reversé sur votre carte dès la fin de l’abonnement.`,
    codeLabel: 'Votre code',
    colon: ' :',
    linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
    reason: `Votre adresse a été utilisée sur ${brand.name} : c’est pourquoi vous recevez ce message, qui ne contient aucun traqueur.`,
    help: 'Aide et contact',
    imprint: 'Mentions légales',
    support: (email) => `Des questions ? Écrivez à ${email}.`,
    unsubscribe: 'Se désinscrire de la newsletter',
  },
};
