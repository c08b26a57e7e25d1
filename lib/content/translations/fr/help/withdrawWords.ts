import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/withdrawWords';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { statementWords } from '@/lib/content/translations/fr/help/statementWords';
import type { Translation } from '@/lib/content/translations/translation';

export const withdrawWords: Translation<typeof english.withdrawWords> = {
  title: 'Se rétracter d’un contrat',
  lead: `Si vous avez acheté ${brand.subscription} sur ce site depuis l’Union européenne, le Royaume-Uni ou le Canada, vous pouvez vous rétracter dans les 14 jours suivant l’achat, sans donner de motif.`,
  before: {
    title: 'Avant de vous rétracter',
    items: [
      {
        text: `Pendant les ${moneyBackDays} premiers jours, la page du compte rembourse un premier achat aussitôt et en totalité.`,
        link: { label: 'Ouvrir votre compte', href: '/subscriptions/manage' },
      },
      {
        text: 'Pendant l’essai gratuit, il suffit de résilier. Vous ne payez rien.',
        link: { label: 'Comment résilier', href: '/help#cancel' },
      },
      {
        text: 'Si vous avez acheté dans l’App Store ou sur Google Play, adressez-vous à la boutique.',
        link: { label: 'Comment se faire rembourser', href: '/help#refund' },
      },
    ],
  },
  next: {
    title: 'Ce qui se passe ensuite',
    items: [
      {
        text: 'Nous vous envoyons par e-\u2060mail une confirmation avec ce que vous nous avez transmis, et quand.',
        link: null,
      },
      {
        text: 'Si vos indications désignent le contrat, l’adresse e-\u2060mail qui y est associée reçoit un bouton qui exécute immédiatement la rétractation. Personne d’autre ne le peut.',
        link: null,
      },
      {
        text: 'Nous mettons fin à l’abonnement et vous remboursons tout ce que vous avez payé, au plus tard dans les 14 jours et par le même moyen de paiement.',
        link: { label: 'Lire les conditions', href: '/pro/privacy-terms/non-us' },
      },
    ],
  },
  fields: {
    name: statementWords.name,
    contract: statementWords.contract,
    email: {
      ...statementWords.email,
      hint: 'Nous y envoyons la confirmation et n’utilisons cette adresse que pour votre rétractation.',
    },
    reference: statementWords.reference,
  },
  errors: statementWords.errors,
  submit: 'Confirmer la rétractation',
  sending: statementWords.sending,
  note: `Avec ce bouton, vous nous déclarez : « Je me rétracte du contrat portant sur ${brand.subscription}. » Votre déclaration est transmise par e-\u2060mail à notre équipe d’assistance. Ce site n’en garde aucune copie.`,
  busy: `Votre rétractation n’a pas été envoyée, car nous en recevons trop pour le moment. Tout ce que vous avez saisi est encore ici : réessayez plus tard, ou écrivez à ${brand.supportEmail}, ce qui vaut tout autant.`,
  failed: `Nous n’avons pas pu vérifier que votre rétractation est bien arrivée. Tout ce que vous avez saisi est encore ici : réessayez, ou écrivez à ${brand.supportEmail}, ce qui vaut tout autant.`,
  thanksTitle: 'Nous avons reçu votre rétractation',
  received: statementWords.received,
  thanks: `Nous envoyons une confirmation à votre adresse e-\u2060mail. Si elle n’est pas arrivée demain, écrivez à ${brand.supportEmail}.`,
  another: 'Se rétracter d’un autre contrat',
  back: statementWords.back,
};
