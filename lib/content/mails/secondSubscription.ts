import type { MailText, SoldBy } from './words';

/**
 * Where the one that counted was bought, and where the other one. `endsAt` is when one from our website ends, which won’t
 * renew. `unconfirmed`: nobody has signed in with the one of a store, so it may be somebody else’s.
 */
type Values = {
  first: SoldBy;
  second: SoldBy;
  endsAt: string | null;
  refundableUntil: string | null;
  unconfirmed?: boolean;
};

/** The parts of the mail in one language, with each place of purchase phrased to fit its sentences. */
type Parts = {
  subject: string;
  heading: string;
  place: Record<SoldBy, string>;
  both: (first: string, second: string) => string;
  bothHere: string;
  endsHere: (endsAt: string) => string;
  cancelledHere: string;
  goesOn: (store: string) => string;
  refundable: (until: string) => string;
  endedHere: string;
  endedSecond: string;
  refunded: string;
  cancelOne: string;
  unconfirmed: (store: string) => string;
  keepEither: string;
  action: string;
};

/** `stripe` is our own website. Of two subscriptions it is the only one that we can end. */
function textFrom(parts: Parts): (values: Values) => MailText {
  return (values) => ({
    subject: parts.subject,
    heading: parts.heading,
    lead: sentences(parts, values),
    action: parts.action,
  });
}

function sentences(
  parts: Parts,
  { first, second, endsAt, refundableUntil: until, unconfirmed }: Values,
): string[] {
  if (first === 'stripe' && second === 'stripe')
    return [parts.bothHere, `${parts.endedSecond} ${parts.refunded}`];
  const both = parts.both(parts.place[first], parts.place[second]);
  if (second === 'stripe') return [both, `${parts.endedHere} ${parts.refunded}`];
  if (unconfirmed) return [both, parts.unconfirmed(parts.place[second])];
  if (first !== 'stripe') return [both, parts.cancelOne];
  const goesOn = parts.goesOn(parts.place[second]);
  if (endsAt === null) return [both, parts.cancelledHere, goesOn];
  const refundable = until === null ? [] : [parts.refundable(until)];
  return [both, parts.endsHere(endsAt), goesOn, ...refundable, parts.keepEither];
}

const en = textFrom({
  subject: 'Two subscriptions in your account',
  heading: 'Two subscriptions in your account',
  place: { stripe: 'on our website', apple: 'in the App Store', google: 'on Google Play' },
  both: (first, second) =>
    `Your account had two active subscriptions at the same time: one bought ${first} and one bought ${second}. You only need one.`,
  bothHere: 'Your account had two active subscriptions from our website at the same time. You only need one.',
  endsHere: (endsAt) =>
    `We won’t charge you for the one from our website again: it won’t renew. You keep it until ${endsAt}.`,
  cancelledHere: 'The last payment for the one from our website had failed, so we’ve canceled it.',
  goesOn: (store) =>
    `The one you bought ${store} goes on, and you’re charged for it there until you cancel it there.`,
  refundable: (until) =>
    `Don’t need both? Until ${until}, you can get back everything you paid for the one from our website, on your account page.`,
  keepEither:
    'If you’d rather keep the one from our website, cancel the other in the store and turn renewal back on here.',
  endedHere: 'We canceled the one from our website right away.',
  endedSecond: 'We canceled the second one right away.',
  refunded: 'If you were just charged for it, we’ve refunded that payment in full.',
  cancelOne:
    'We can’t cancel store purchases for you. Please cancel one of the two there so that you don’t pay twice.',
  unconfirmed: (store) =>
    `We don’t know whether it was you who bought the one ${store}, so we’ve left the other one as it is. If it was you, please cancel one of the two so that you don’t pay twice.`,
  action: 'Manage subscription',
});

const de = textFrom({
  subject: 'Zwei Abos in Ihrem Konto',
  heading: 'Zwei Abos in Ihrem Konto',
  place: { stripe: 'auf unserer Website', apple: 'im App Store', google: 'bei Google Play' },
  both: (first, second) =>
    `In Ihrem Konto waren zwei Abos gleichzeitig aktiv: eines, das Sie ${first} gekauft haben, und eines, das Sie ${second} gekauft haben. Sie brauchen nur eines.`,
  bothHere: 'In Ihrem Konto waren zwei Abos von unserer Website gleichzeitig aktiv. Sie brauchen nur eines.',
  endsHere: (endsAt) =>
    `Für das Abo von unserer Website buchen wir nichts mehr ab: Es verlängert sich nicht. Es bleibt Ihnen bis zum ${endsAt}.`,
  cancelledHere:
    'Die letzte Zahlung für das Abo von unserer Website war fehlgeschlagen. Deshalb haben wir es gekündigt.',
  goesOn: (store) =>
    `Das Abo, das Sie ${store} gekauft haben, läuft weiter und wird dort abgebucht, bis Sie es dort kündigen.`,
  refundable: (until) =>
    `Sie brauchen nicht beide? Bis zum ${until} können Sie sich auf Ihrer Kontoseite alles erstatten lassen, was Sie für das Abo von unserer Website bezahlt haben.`,
  keepEither:
    'Wenn Sie lieber das von unserer Website behalten möchten, kündigen Sie das andere im Store und wählen Sie auf Ihrer Kontoseite „Abo behalten“.',
  endedHere: 'Das Abo von unserer Website haben wir sofort gekündigt.',
  endedSecond: 'Das zweite haben wir sofort gekündigt.',
  refunded: 'Falls dafür gerade etwas abgebucht wurde, haben wir Ihnen diese Zahlung vollständig erstattet.',
  cancelOne:
    'In einem Store können wir nicht für Sie kündigen. Bitte kündigen Sie dort eines der beiden, damit Sie nicht doppelt zahlen.',
  unconfirmed: (store) =>
    `Ob Sie selbst das Abo ${store} gekauft haben, wissen wir nicht. Deshalb haben wir am anderen nichts geändert. Wenn Sie es waren, kündigen Sie bitte eines der beiden, damit Sie nicht doppelt zahlen.`,
  action: 'Abo verwalten',
});

const es = textFrom({
  subject: 'Dos suscripciones en tu cuenta',
  heading: 'Dos suscripciones en tu cuenta',
  place: { stripe: 'en nuestra web', apple: 'en el App Store', google: 'en Google Play' },
  both: (first, second) =>
    `Tu cuenta tenía dos suscripciones activas a la vez: una comprada ${first} y otra comprada ${second}. Solo necesitas una.`,
  bothHere: 'Tu cuenta tenía dos suscripciones de nuestra web activas a la vez. Solo necesitas una.',
  endsHere: (endsAt) =>
    `No volveremos a cobrarte por la de nuestra web: no se renovará. La conservas hasta el ${endsAt}.`,
  cancelledHere: 'El último pago de la suscripción de nuestra web había fallado, así que la hemos cancelado.',
  goesOn: (store) =>
    `La que compraste ${store} continúa, y la tienda te la cobrará hasta que la canceles en ella.`,
  refundable: (until) =>
    `¿No necesitas las dos? Hasta el ${until} puedes recuperar en la página de tu cuenta todo lo que pagaste por la de nuestra web.`,
  keepEither:
    'Si prefieres conservar la de nuestra web, cancela la otra en la tienda y selecciona «Conservar mi suscripción» en la página de tu cuenta.',
  endedHere: 'Hemos cancelado de inmediato la de nuestra web.',
  endedSecond: 'Hemos cancelado de inmediato la segunda.',
  refunded: 'Si se te acaba de cobrar algo por ella, te hemos reembolsado ese pago íntegro.',
  cancelOne:
    'No podemos cancelar por ti las compras de una tienda. Cancela en la tienda una de las dos para no pagar dos veces.',
  unconfirmed: (store) =>
    `No sabemos si fuiste tú quien compró la suscripción ${store}, así que no hemos cambiado nada en la otra. Si fuiste tú, cancela una de las dos para no pagar dos veces.`,
  action: 'Gestionar la suscripción',
});

const fr = textFrom({
  subject: 'Deux abonnements sur votre compte',
  heading: 'Deux abonnements sur votre compte',
  place: { stripe: 'sur notre site', apple: 'dans l’App Store', google: 'sur Google Play' },
  both: (first, second) =>
    `Votre compte avait deux abonnements actifs en même temps : l’un acheté ${first}, l’autre acheté ${second}. Un seul suffit.`,
  bothHere: 'Votre compte avait deux abonnements de notre site actifs en même temps. Un seul suffit.',
  endsHere: (endsAt) =>
    `Celui de notre site ne vous sera plus débité : il ne sera pas renouvelé. Vous le gardez jusqu’au ${endsAt}.`,
  cancelledHere:
    'Le dernier paiement de l’abonnement pris sur notre site avait échoué : nous l’avons donc résilié.',
  goesOn: (store) =>
    `Celui que vous avez acheté ${store} continue et vous y sera débité tant que vous ne l’y résiliez pas.`,
  refundable: (until) =>
    `Vous n’avez pas besoin des deux ? Jusqu’au ${until}, vous pouvez récupérer, sur la page de votre compte, tout ce que vous avez payé pour celui de notre site.`,
  keepEither:
    'Si vous préférez conserver celui de notre site, résiliez l’autre dans la boutique et sélectionnez « Conserver mon abonnement » sur la page de votre compte.',
  endedHere: 'Nous avons aussitôt résilié celui de notre site.',
  endedSecond: 'Nous avons aussitôt résilié le second.',
  refunded: 'S’il vient de vous être débité, nous vous avons remboursé ce paiement en totalité.',
  cancelOne:
    'Nous ne pouvons pas résilier à votre place un abonnement acheté dans une boutique. Résiliez-y l’un des deux pour ne pas payer deux fois.',
  unconfirmed: (store) =>
    `Nous ne savons pas si c’est vous qui avez pris l’abonnement ${store} ; nous n’avons donc rien changé à l’autre. Si c’est vous, résiliez l’un des deux pour ne pas payer deux fois.`,
  action: 'Gérer l’abonnement',
});

export const secondSubscription = { en, de, es, fr } as const;
