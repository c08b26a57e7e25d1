import type { MailText, SoldBy } from './words';

/** What was bought while what was still active. `endsAt` is the end of a website subscription that won’t renew. */
type Values = { first: SoldBy; second: SoldBy; endsAt: string | null };

/** The parts of the mail in one language, with each place of purchase phrased to fit its sentences. */
type Parts = {
  subject: string;
  heading: string;
  place: Record<SoldBy, string>;
  both: (first: string, second: string) => string;
  endsHere: (endsAt: string) => string;
  cancelledHere: string;
  goesOn: (store: string) => string;
  boughtHereAgain: string;
  cancelOne: string;
  keepEither: string;
  action: string;
};

/** `stripe` is our own website. Of two subscriptions it is the only one that we can end. */
function textFrom(parts: Parts): (values: Values) => MailText {
  return ({ first, second, endsAt }) => ({
    subject: parts.subject,
    heading: parts.heading,
    lead: [
      parts.both(parts.place[first], parts.place[second]),
      ...(second === 'stripe'
        ? [parts.boughtHereAgain]
        : first === 'stripe'
          ? [
              endsAt === null ? parts.cancelledHere : parts.endsHere(endsAt),
              parts.goesOn(parts.place[second]),
              parts.keepEither,
            ]
          : [parts.cancelOne]),
    ],
    action: parts.action,
  });
}

const en = textFrom({
  subject: 'You bought a second subscription',
  heading: 'You bought a second subscription',
  place: { stripe: 'on our website', apple: 'in the App Store', google: 'on Google Play' },
  both: (first, second) =>
    `You bought a subscription ${second} while the one you bought ${first} was still active. You only need one.`,
  endsHere: (endsAt) =>
    `So that you don’t pay twice, the one from our website won’t renew. You keep it until ${endsAt}.`,
  cancelledHere: 'The last payment for the one from our website had failed, so we’ve canceled it.',
  goesOn: (store) => `You’ll still have the one you bought ${store}.`,
  keepEither:
    'If you’d rather keep the one from our website, cancel the other in the store and turn renewal back on here.',
  boughtHereAgain:
    'We canceled the new one from our website right away. If you were charged for it, we’ve refunded the full amount.',
  cancelOne:
    'We can’t cancel store purchases for you. Please cancel one of the two there so that you don’t pay twice.',
  action: 'Manage subscription',
});

const de = textFrom({
  subject: 'Sie haben ein zweites Abo gekauft',
  heading: 'Sie haben ein zweites Abo gekauft',
  place: { stripe: 'auf unserer Website', apple: 'im App Store', google: 'bei Google Play' },
  both: (first, second) =>
    `Sie haben ${second} ein Abo gekauft, obwohl das Abo, das Sie ${first} gekauft haben, noch lief. Sie brauchen nur eines.`,
  endsHere: (endsAt) =>
    `Damit Sie nicht doppelt zahlen, verlängert sich das Abo von unserer Website nicht mehr. Es bleibt Ihnen bis zum ${endsAt}.`,
  cancelledHere:
    'Die letzte Zahlung für das Abo von unserer Website war fehlgeschlagen. Deshalb haben wir es gekündigt.',
  goesOn: (store) => `Das Abo, das Sie ${store} gekauft haben, läuft weiter.`,
  keepEither:
    'Wenn Sie lieber das von unserer Website behalten möchten, kündigen Sie das andere im Store und schalten Sie hier die Verlängerung wieder ein.',
  boughtHereAgain:
    'Das neue Abo von unserer Website haben wir sofort gekündigt. Falls dafür etwas abgebucht wurde, haben wir Ihnen den vollen Betrag erstattet.',
  cancelOne:
    'In einem Store können wir nicht für Sie kündigen. Bitte kündigen Sie dort eines der beiden, damit Sie nicht doppelt zahlen.',
  action: 'Abo verwalten',
});

const es = textFrom({
  subject: 'Has comprado una segunda suscripción',
  heading: 'Has comprado una segunda suscripción',
  place: { stripe: 'en nuestra web', apple: 'en el App Store', google: 'en Google Play' },
  both: (first, second) =>
    `Has comprado una suscripción ${second} cuando la que compraste ${first} seguía activa. Solo necesitas una.`,
  endsHere: (endsAt) =>
    `Para que no pagues dos veces, la de nuestra web no se renovará. La conservas hasta el ${endsAt}.`,
  cancelledHere: 'El último pago de la suscripción de nuestra web había fallado, así que la hemos cancelado.',
  goesOn: (store) => `Sigues teniendo la que compraste ${store}.`,
  keepEither:
    'Si prefieres conservar la de nuestra web, cancela la otra en la tienda y vuelve a activar aquí la renovación.',
  boughtHereAgain:
    'Hemos cancelado enseguida la nueva de nuestra web. Si se te cobró algo por ella, te hemos reembolsado el importe íntegro.',
  cancelOne:
    'No podemos cancelar por ti las compras de una tienda. Cancela allí una de las dos para no pagar dos veces.',
  action: 'Gestionar la suscripción',
});

const fr = textFrom({
  subject: 'Vous avez acheté un second abonnement',
  heading: 'Vous avez acheté un second abonnement',
  place: { stripe: 'sur notre site', apple: 'dans l’App Store', google: 'sur Google Play' },
  both: (first, second) =>
    `Vous avez acheté un abonnement ${second} alors que celui acheté ${first} était encore en cours. Un seul suffit.`,
  endsHere: (endsAt) =>
    `Pour que vous ne payiez pas deux fois, celui de notre site ne sera pas renouvelé. Vous le gardez jusqu’au ${endsAt}.`,
  cancelledHere:
    'Le dernier paiement de l’abonnement pris sur notre site avait échoué : nous l’avons donc résilié.',
  goesOn: (store) => `Celui que vous avez acheté ${store} continue.`,
  keepEither:
    'Si vous préférez garder celui de notre site, résiliez l’autre dans la boutique et réactivez ici le renouvellement.',
  boughtHereAgain:
    'Nous avons aussitôt résilié le nouveau, souscrit sur notre site. S’il vous a été débité, nous vous avons remboursé la totalité.',
  cancelOne:
    'Nous ne pouvons pas résilier à votre place un abonnement acheté dans une boutique. Résiliez-y l’un des deux pour ne pas payer deux fois.',
  action: 'Gérer l’abonnement',
});

export const secondSubscription = { en, de, es, fr } as const;
