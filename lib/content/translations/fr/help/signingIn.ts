import { brand } from '@/lib/content/brand';
import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/signingIn';
import { legalValues } from '@/lib/content/legal/values';
import { sitePages } from '@/lib/content/site/sitePages';
import { manageWords } from '@/lib/content/translations/fr/account/manage';
import type { Translation } from '@/lib/content/translations/translation';

const { signIn, account, contact } = sitePages;

export const signingIn: Translation<typeof english.signingIn> = {
  id: 'signing-in',
  title: 'Connexion et compte',
  questions: [
    {
      id: 'sign-in',
      question: 'Comment me connecter ?',
      answer: [
        [
          'Sur la ',
          linkTo(signIn.href, 'page de connexion'),
          `, saisissez l’adresse e-mail de votre compte ou celle que vous avez indiquée lors du paiement. Nous vous envoyons un code valable une seule fois, pendant ${legalValues.codeMinutes} minutes. Il n’y a pas de mot de passe.`,
        ],
        [
          'Si vous avez acheté dans l’App Store ou sur Google Play, vous pouvez aussi restaurer l’achat dans l’application, sur tout appareil relié au même compte de la boutique.',
        ],
      ],
    },
    {
      id: 'no-code',
      question: 'Le code n’arrive pas. Que puis-\u2060je faire ?',
      answer: [
        {
          steps: [
            ['Attendez deux minutes, puis regardez dans le dossier des indésirables.'],
            [
              'Vérifiez que l’adresse ne contient pas de faute de frappe. Si notre e-mail indique qu’aucun compte n’utilise cette adresse, vous avez créé le vôtre avec une autre.',
            ],
            ['Demandez un nouveau code au bout d’une minute. Seul le plus récent fonctionne.'],
            [
              'Si les e-mails sont lents aujourd’hui, la ',
              linkTo(sitePages.status.href, 'page d’état des services'),
              ' le dit. Sinon, ',
              linkTo(contact.href, 'écrivez-nous'),
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'no-address',
      question: 'Je n’ai jamais ajouté d’adresse e-\u2060mail. Comment retrouver l’accès ?',
      answer: [
        [
          'Utilisez l’adresse que vous avez saisie sur la page de paiement : tant que votre compte n’en a pas d’autre, la ',
          linkTo(signIn.href, 'page de connexion'),
          ' y envoie un code. Si vous avez acheté dans une boutique d’applications, restaurez l’achat dans l’application. Avec Google Play, cela suffit pour utiliser l’abonnement. Pour ajouter aussi une adresse, utilisez un appareil qui y était déjà connecté ou ',
          linkTo(contact.href, 'écrivez-nous'),
          '.',
        ],
      ],
    },
    {
      id: 'other-devices',
      question: 'Comment utiliser l’abonnement sur mes autres appareils ?',
      answer: [
        [
          `Installez ${brand.browser} sur l’autre appareil, choisissez « J’ai un abonnement » dans ses réglages et connectez-vous avec votre adresse e-mail. Vous ajoutez ou modifiez cette adresse sur la `,
          linkTo(account.href, 'page de votre compte'),
          '.',
        ],
      ],
    },
    {
      id: 'lost-device',
      question: 'J’ai perdu un appareil. Comment le déconnecter ?',
      answer: [
        [
          'Connectez-vous sur n’importe quel autre appareil et ouvrez la ',
          linkTo(account.href, 'page de votre compte'),
          `. Dans « ${manageWords.devices.heading} », vous pouvez déconnecter un appareil, ou tous à la fois. Un code nous confirme que c’est bien vous.`,
        ],
      ],
    },
    {
      id: 'change-address',
      question: 'Comment modifier mon adresse e-\u2060mail ?',
      answer: [
        [
          'Sur la ',
          linkTo(account.href, 'page de votre compte'),
          `, à côté de l’adresse. Nous envoyons un code à la nouvelle et un avis à l’ancienne, qui permet d’annuler la modification pendant ${legalValues.undoDays} jours.`,
        ],
      ],
    },
    {
      id: 'delete-account',
      question: 'Comment supprimer mon compte ?',
      answer: [
        [
          'Tout en bas de la ',
          linkTo(account.href, 'page de votre compte'),
          '. Un abonnement acheté sur ce site prend fin aussitôt : si vous souhaitez simplement ne plus payer, résiliez plutôt. Si vous avez acheté dans une boutique d’applications, résiliez d’abord dans la boutique.',
        ],
      ],
    },
  ],
};
