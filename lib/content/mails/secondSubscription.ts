import type { MailText, SoldBy } from './words';

/** What was bought, while what was still running. `endsAt` is the end of one from our website that renews no more. */
type Values = { first: SoldBy; second: SoldBy; endsAt: string | null };

/** The parts of the mail in one language: a place to buy in, in the form that its sentences take. */
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
  subject: 'You have bought a second subscription',
  heading: 'Two subscriptions for one account',
  place: { stripe: 'on our website', apple: 'in the App Store', google: 'in Google Play' },
  both: (first, second) =>
    `You bought a subscription ${second} while the one you bought ${first} was still running. One is enough for everything.`,
  endsHere: (endsAt) =>
    `So that you do not pay twice, the one from our website will not renew. You keep it until ${endsAt}.`,
  cancelledHere: 'Its last payment had failed, so we have cancelled the one from our website.',
  goesOn: (store) => `After that, the one you bought ${store} goes on.`,
  keepEither:
    'Would you rather keep the one from our website? Cancel the other in the store and switch renewal back on here.',
  boughtHereAgain:
    'We have cancelled the one from our website. If you were charged for it, write to us and you get the money back.',
  cancelOne:
    'We cannot cancel in a store for you. Please cancel one of the two there, so that you do not pay twice.',
  action: 'Manage subscription',
});

const de = textFrom({
  subject: 'Sie haben ein zweites Abo gekauft',
  heading: 'Zwei Abos für ein Konto',
  place: { stripe: 'auf unserer Website', apple: 'im App Store', google: 'bei Google Play' },
  both: (first, second) =>
    `Sie haben ${second} ein Abo gekauft, während Ihr Abo, das Sie ${first} gekauft haben, noch lief. Eines genügt für alles.`,
  endsHere: (endsAt) =>
    `Damit Sie nicht doppelt zahlen, verlängert sich das Abo von unserer Website nicht mehr. Es bleibt Ihnen bis zum ${endsAt}.`,
  cancelledHere:
    'Die letzte Zahlung dafür war fehlgeschlagen. Deshalb haben wir das Abo von unserer Website gekündigt.',
  goesOn: (store) => `Danach läuft das Abo weiter, das Sie ${store} gekauft haben.`,
  keepEither:
    'Möchten Sie lieber das von unserer Website behalten? Dann kündigen Sie das andere im Store und schalten Sie hier die Verlängerung wieder ein.',
  boughtHereAgain:
    'Das Abo von unserer Website haben wir gekündigt. Falls dafür etwas abgebucht wurde, schreiben Sie uns, und Sie bekommen das Geld zurück.',
  cancelOne:
    'In einem Store können wir nicht für Sie kündigen. Bitte kündigen Sie dort eines der beiden, damit Sie nicht doppelt zahlen.',
  action: 'Abo verwalten',
});

const es = textFrom({
  subject: 'Has comprado una segunda suscripción',
  heading: 'Dos suscripciones para una cuenta',
  place: { stripe: 'en nuestra web', apple: 'en el App Store', google: 'en Google Play' },
  both: (first, second) =>
    `Has comprado una suscripción ${second} cuando la que compraste ${first} seguía activa. Con una basta para todo.`,
  endsHere: (endsAt) =>
    `Para que no pagues dos veces, la de nuestra web no se renovará. La conservas hasta el ${endsAt}.`,
  cancelledHere: 'Su último pago había fallado, así que hemos cancelado la de nuestra web.',
  goesOn: (store) => `Después sigue la que has comprado ${store}.`,
  keepEither:
    '¿Prefieres conservar la de nuestra web? Cancela la otra en la tienda y vuelve a activar aquí la renovación.',
  boughtHereAgain:
    'Hemos cancelado la de nuestra web. Si se te cobró algo por ella, escríbenos y te devolvemos el dinero.',
  cancelOne: 'No podemos cancelar por ti en una tienda. Cancela allí una de las dos para no pagar dos veces.',
  action: 'Gestionar la suscripción',
});

const fr = textFrom({
  subject: 'Vous avez acheté un second abonnement',
  heading: 'Deux abonnements pour un compte',
  place: { stripe: 'sur notre site', apple: 'dans l’App Store', google: 'sur Google Play' },
  both: (first, second) =>
    `Vous avez acheté un abonnement ${second} alors que celui acheté ${first} était encore en cours. Un seul suffit pour tout.`,
  endsHere: (endsAt) =>
    `Pour que vous ne payiez pas deux fois, celui de notre site ne sera pas renouvelé. Vous le gardez jusqu’au ${endsAt}.`,
  cancelledHere: 'Son dernier paiement avait échoué : nous avons donc résilié celui de notre site.',
  goesOn: (store) => `Ensuite, celui que vous avez acheté ${store} continue.`,
  keepEither:
    'Vous préférez garder celui de notre site ? Résiliez l’autre dans la boutique et réactivez ici le renouvellement.',
  boughtHereAgain:
    'Nous avons résilié celui de notre site. S’il vous a été facturé, écrivez-nous et nous vous remboursons.',
  cancelOne:
    'Nous ne pouvons pas résilier à votre place dans une boutique. Résiliez-y l’un des deux pour ne pas payer deux fois.',
  action: 'Gérer l’abonnement',
});

export const secondSubscription = { en, de, es, fr } as const;
