import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/cancelWords';
import { maxReasonLength } from '@/lib/content/help/maxReasonLength';
import { statementWords } from '@/lib/content/translations/fr/help/statementWords';
import { sitePageWords } from '@/lib/content/translations/fr/site/sitePageWords';
import type { Translation } from '@/lib/content/translations/translation';

export const cancelWords: Translation<typeof english.cancelWords> = {
  title: 'Résilier votre contrat',
  lead: `Vous pouvez résilier ici ${brand.subscription} si vous l’avez acheté sur ce site. Il n’est pas nécessaire de vous connecter.`,
  before: {
    title: 'Avant de résilier',
    items: [
      {
        text: 'Si vous pouvez vous connecter, la page du compte résilie aussitôt.',
        link: { label: 'Ouvrir votre compte', href: '/subscriptions/manage' },
      },
      {
        text: 'Si vous avez acheté dans l’App Store ou sur Google Play, résiliez dans la boutique.',
        link: { label: 'Comment résilier', href: '/help#cancel' },
      },
      {
        text: 'Dans les 14 jours suivant l’achat, vous pouvez peut-être vous rétracter au lieu de résilier et récupérer votre argent.',
        link: { label: sitePageWords.withdraw.label, href: '/help/withdraw' },
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
        text: 'Si vos indications désignent le contrat, l’adresse e-\u2060mail qui y est associée reçoit un bouton qui le résilie immédiatement. Personne d’autre ne le peut.',
        link: null,
      },
      {
        text: 'L’abonnement ne se renouvelle plus et continue de fonctionner jusqu’à sa fin.',
        link: { label: 'Lire les conditions', href: '/pro/privacy-terms' },
      },
      {
        text: 'Si vous résiliez pour motif légitime, nous lisons votre motif et vous répondons. D’ici là, l’abonnement ne prend pas fin avant la fin de la période payée.',
        link: null,
      },
    ],
  },
  fields: {
    kind: {
      label: 'Type de résiliation',
      hint: 'Ordinaire : l’abonnement prend fin avec la période payée. Pour motif légitime : il prend fin plus tôt, parce qu’un événement ne permet pas d’attendre de vous que vous le gardiez.',
    },
    reason: {
      label: 'Motif, si vous résiliez pour motif légitime',
      hint: `Laissez ce champ vide pour une résiliation ordinaire. Si vous avez des justificatifs, envoyez-les à ${brand.supportEmail}.`,
    },
    end: {
      label: 'Fin souhaitée du contrat (facultatif)',
      hint: 'Laissez ce champ vide pour résilier dès que possible.',
    },
    name: statementWords.name,
    contract: statementWords.contract,
    email: {
      ...statementWords.email,
      hint: 'Nous y envoyons la confirmation et n’utilisons cette adresse que pour votre résiliation.',
    },
    reference: statementWords.reference,
  },
  kinds: { ordinary: 'Résiliation ordinaire', cause: 'Résiliation pour motif légitime' },
  errors: {
    ...statementWords.errors,
    kind: 'Sélectionnez le type de résiliation.',
    reason: `Indiquez votre motif en ${maxReasonLength.toLocaleString('fr')} caractères au maximum, sans adresse web ni adresse e-\u2060mail. Laissez une espace après chaque point.`,
    end: 'Saisissez un jour qui n’est pas encore passé, ou laissez ce champ vide.',
  },
  submit: 'Notification de la résiliation',
  sending: statementWords.sending,
  note: `Avec ce bouton, vous nous déclarez : « Je résilie le contrat portant sur ${brand.subscription}. » Votre déclaration est transmise par e-\u2060mail à notre équipe d’assistance. Ce site n’en garde aucune copie.`,
  busy: `Votre résiliation n’a pas été envoyée, car nous en recevons trop pour le moment. Tout ce que vous avez saisi est encore ici : réessayez plus tard, ou écrivez à ${brand.supportEmail}, ce qui vaut tout autant.`,
  failed: `Nous n’avons pas pu vérifier que votre résiliation est bien arrivée. Tout ce que vous avez saisi est encore ici : réessayez, ou écrivez à ${brand.supportEmail}, ce qui vaut tout autant.`,
  thanksTitle: 'Nous avons reçu votre résiliation',
  received: statementWords.received,
  thanks: `Nous envoyons une confirmation à votre adresse e-\u2060mail. Si elle n’est pas arrivée demain, écrivez à ${brand.supportEmail}.`,
  another: 'Résilier un autre contrat',
  back: statementWords.back,
};
