import { brand } from '../brand';
import { deleted } from './deleted';
import { refunded } from './refunded';
import { secondSubscription } from './secondSubscription';
import type { MailWords } from './words';

const never = `Personne chez ${brand.name} ne vous demandera jamais ce code. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.`;

export const fr: MailWords = {
  code: ({ minutes }) => ({
    subject: `Votre code de connexion ${brand.name}`,
    heading: 'Voici votre code',
    lead: [
      `Saisissez-le sur la page où vous vous connectez. Il est valable une seule fois, pendant ${minutes} minutes.`,
    ],
    after: [never],
  }),
  unknownAddress: () => ({
    subject: `Connexion à ${brand.name}`,
    heading: 'Aucun compte n’utilise cette adresse',
    lead: [
      `Quelqu’un, sans doute vous, a demandé un code pour se connecter à ${brand.name} avec cette adresse. Aucun compte ne l’utilise : il n’y a donc pas de code à envoyer.`,
      'Si vous avez un abonnement, il utilise peut-être une autre adresse, ou aucune pour l’instant. Dans ce cas, ajoutez-la sur l’appareil qui a servi à l’achat.',
    ],
    action: `Découvrir ${brand.subscription}`,
    after: ['Si ce n’était pas vous, vous n’avez rien à faire.'],
  }),
  addressCode: ({ minutes }) => ({
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Est-ce bien votre adresse ?',
    lead: [
      `Saisissez ce code pour associer l’adresse à votre ${brand.subscription}. Il est valable une seule fois, pendant ${minutes} minutes.`,
    ],
    after: [never],
  }),
  addressTaken: () => ({
    subject: 'Votre adresse est déjà utilisée',
    heading: 'Cette adresse a déjà un compte',
    lead: [
      `Quelqu’un a essayé d’ajouter cette adresse à un autre ${brand.subscription}. Elle appartient au vôtre : rien n’a été modifié.`,
      'Si c’était vous, connectez-vous avec cette adresse.',
    ],
    action: 'Se connecter',
    after: ['Si ce n’était pas vous, vous n’avez rien à faire. Votre compte est en sécurité.'],
  }),
  deleteCode: ({ minutes }) => ({
    subject: 'Confirmez la suppression de votre compte',
    heading: 'Supprimer votre compte ?',
    lead: [
      `Saisissez ce code pour supprimer votre compte ${brand.name}. Un abonnement en cours prend fin immédiatement, et c’est irréversible. Le code est valable une seule fois, pendant ${minutes} minutes.`,
    ],
    after: [
      `Si vous n’avez rien demandé, ne transmettez pas ce code et il ne se passera rien. ${brand.name} ne vous le demandera jamais.`,
    ],
  }),
  unlock: ({ hours }) => ({
    subject: `Connexion à ${brand.name} : trop d’essais`,
    heading: 'Quelqu’un essaie sans cesse de se connecter',
    lead: [
      'Tant de codes ont été demandés ou mal saisis avec votre adresse que nous avons fait une pause. Personne n’est entré et votre compte est en sécurité.',
      `Pour vous connecter maintenant, ouvrez ce lien dans le navigateur que vous utilisez pour vous connecter et appuyez sur le bouton. Vous pourrez alors demander un code tout de suite. Le lien fonctionne une seule fois, pendant ${hours} heures, et ne connecte personne à lui seul.`,
    ],
    action: 'Continuer',
    after: [
      'Si ce n’était pas vous, vous n’avez rien à faire. Nous envoyons ce message une fois par jour au plus.',
    ],
  }),
  formerDeleteCode: ({ minutes, undoUntil }) => ({
    subject: 'Quelqu’un veut supprimer votre compte',
    heading: 'Supprimer ce compte ?',
    lead: [
      `Cette adresse appartenait à un compte ${brand.name} que quelqu’un veut maintenant supprimer. Jusqu’au ${undoUntil}, votre accord est nécessaire aussi : ce code, saisi sur la page du compte. Il est valable une seule fois, pendant ${minutes} minutes. Un abonnement en cours prend fin immédiatement, et c’est irréversible.`,
    ],
    after: [
      'Si ce n’était pas vous, ne transmettez pas ce code et rien ne sera supprimé. Ouvrez notre message précédent sur la modification de votre adresse et annulez-la : tous les autres seront déconnectés et vous retrouverez le compte.',
    ],
  }),
  addressAdded: ({ email, joined }) => ({
    subject: `Votre adresse a été ajoutée à ${brand.subscription}`,
    heading: 'Votre adresse est enregistrée',
    lead: [
      `${email} est maintenant associée à votre ${brand.subscription}. Elle vous permet de vous connecter sur tous vos appareils.`,
      ...(joined
        ? [
            `Un abonnement commencé ailleurs et payé avec cette adresse vient avec elle : ${joined.plan}, depuis le ${joined.since}. Partout où il était ouvert, il a été déconnecté.`,
            'Si vous ne l’avez jamais acheté, quelqu’un d’autre a saisi votre adresse en payant. Écrivez-nous, et n’y ajoutez pas de carte.',
          ]
        : []),
      'Nous l’utilisons pour les codes et les messages concernant votre compte, et pour rien d’autre.',
    ],
    action: 'Gérer l’abonnement',
  }),
  addressChanged: ({ newEmail, undoUntil }) => ({
    subject: `L’adresse de votre compte ${brand.name} a été modifiée`,
    heading: 'Votre adresse a été modifiée',
    lead: [
      `Votre compte utilise maintenant ${newEmail}. L’adresse qui reçoit ce message ne permet plus de se connecter.`,
      `Si ce n’était pas vous, rétablissez l’ancienne adresse. C’est possible jusqu’au ${undoUntil} (UTC), et tous les appareils seront déconnectés.`,
    ],
    action: 'Annuler la modification',
    after: ['Si c’était vous, vous n’avez rien à faire.'],
  }),
  addressRemoved: ({ undoUntil }) => ({
    subject: `L’adresse de votre compte ${brand.name} a été retirée`,
    heading: 'Votre adresse a été retirée',
    lead: [
      `Votre compte ${brand.name} n’a plus d’adresse e-mail. Là où vous êtes encore connecté, rien ne change ; sur d’autres appareils, personne ne peut se connecter.`,
      `Si ce n’était pas vous, ou si vous voulez la reprendre, rétablissez l’adresse. C’est possible jusqu’au ${undoUntil} (UTC), et tous les appareils seront déconnectés.`,
    ],
    action: 'Rétablir l’adresse',
    after: ['Si c’était vous, vous n’avez rien à faire.'],
  }),
  purchase: ({ plan, amount, renewsAt, trialEndsAt, signInUrl }) => ({
    subject: `Bienvenue dans ${brand.subscription}`,
    heading: 'Merci et bienvenue',
    lead: [
      trialEndsAt === null
        ? `Votre ${plan} est actif. Vous avez payé ${amount} et il sera renouvelé le ${renewsAt}, sauf résiliation avant cette date.`
        : `Votre essai gratuit de l’${plan} a commencé et dure jusqu’au ${trialEndsAt}. Ensuite, il coûte ${amount}. Si vous résiliez avant, vous ne payez rien.`,
      'Pour la suite : installez l’application sur vos appareils et connectez-vous.',
      `Pour retrouver votre abonnement, dans n’importe quel navigateur ou sur un autre appareil, ouvrez ${signInUrl} et saisissez l’adresse qui a reçu ce message.`,
    ],
    action: 'Gérer l’abonnement',
  }),
  paymentFailed: ({ amount, graceEndsAt }) => ({
    subject: 'Votre paiement n’a pas abouti',
    heading: 'Votre paiement n’a pas abouti',
    lead: [
      `Nous n’avons pas pu prélever ${amount} pour votre ${brand.subscription}. Souvent, la carte a expiré ou la banque a refusé.`,
      `Tout continue de fonctionner jusqu’au ${graceEndsAt}. Vérifiez votre moyen de paiement d’ici là.`,
    ],
    action: 'Vérifier le moyen de paiement',
  }),
  trialEnding: ({ plan, amount, trialEndsAt }) => ({
    subject: 'Votre essai gratuit se termine bientôt',
    heading: 'Votre essai gratuit se termine bientôt',
    lead: [
      `Votre essai gratuit se termine le ${trialEndsAt}. Votre ${plan} commence alors et coûte ${amount}.`,
      'Vous souhaitez rester ? Vous n’avez rien à faire. Sinon, résiliez avant ce jour et vous ne payez rien.',
    ],
    action: 'Gérer l’abonnement',
  }),
  renewal: ({ plan, amount, renewsAt }) => ({
    subject: 'Votre abonnement sera bientôt renouvelé',
    heading: 'Une nouvelle année commence bientôt',
    lead: [
      `Votre ${plan} sera renouvelé le ${renewsAt} pour une année de plus. Nous prélèverons alors ${amount}.`,
      'Vous souhaitez rester ? Vous n’avez rien à faire. Sinon, résiliez avant ce jour sur la page derrière ce bouton et plus rien ne sera prélevé.',
    ],
    action: 'Gérer l’abonnement',
  }),
  receipt: ({ plan, amount, tax, paidAt, from, to, card }) => ({
    subject: `Votre reçu de ${brand.name}`,
    heading: 'Merci pour votre paiement',
    lead: [
      `Le ${paidAt}, nous avons prélevé ${amount}${card === null ? '' : ` sur la carte se terminant par ${card}`} pour votre ${plan}, du ${from} au ${to}.`,
      ...(tax === null ? [] : [`Ce montant comprend ${tax} de taxes.`]),
      'La facture se trouve avec votre abonnement : à lire, à imprimer ou à conserver.',
    ],
    action: 'Voir les factures',
  }),
  refunded: refunded.fr,
  cancelled: ({ endsAt }) => ({
    subject: `Votre ${brand.subscription} est résilié`,
    heading: 'Votre abonnement est résilié',
    lead: [
      `Vous pouvez tout utiliser jusqu’au ${endsAt}. Il prend fin ensuite et plus rien n’est prélevé.`,
      'Vous avez changé d’avis ? Jusque-là, vous pouvez réactiver le renouvellement.',
    ],
    action: 'Gérer l’abonnement',
  }),
  secondSubscription: secondSubscription.fr,
  deleted: deleted.fr,
  newsletterConfirm: ({ days }) => ({
    subject: 'Confirmez votre lettre d’information',
    heading: 'Pouvons-nous vous écrire ?',
    lead: [
      `Quelqu’un, sans doute vous, a indiqué cette adresse pour la lettre de ${brand.name} : une lettre par semaine sur la vie privée, en mots simples.`,
      'La première lettre arrive après que vous avez appuyé sur le bouton et confirmé sur la page qui s’ouvre.',
    ],
    action: 'Oui, envoyez-la-moi',
    after: [
      `Si ce n’était pas vous, il n’y a rien à faire : sans votre oui rien n’est envoyé, et après ${days} jours nous oublions l’adresse.`,
    ],
  }),
  plans: { monthly: 'abonnement mensuel', yearly: 'abonnement annuel' },
  frame: {
    codeLabel: 'Votre code',
    linkHint: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
    reason: `Vous recevez ce message parce que votre adresse a été utilisée chez ${brand.name}. Il ne contient aucun traceur.`,
    support: (email) => `Des questions ? Écrivez à ${email}.`,
    unsubscribe: 'Se désinscrire de la lettre d’information',
  },
};
