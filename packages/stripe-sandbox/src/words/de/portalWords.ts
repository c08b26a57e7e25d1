import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';
import type * as english from '../portalWords';

export const portalWords: Translation<typeof english.portalWords> = {
  title: 'Abrechnung',
  heading: 'Ihre Abrechnung',
  lead: 'Dies ist ein Abrechnungsportal der Sandbox. Was Sie hier ändern, gilt für das Abo dieser Sandbox.',
  back: `Zurück zu ${brand.name}`,
  home: 'Alle Einstellungen der Sandbox',
  none: 'Zu diesem Konto gibt es kein Abo.',
  plan: 'Tarif',
  paymentMethod: 'Zahlungsart',
  invoices: 'Rechnungen',
  noInvoices: 'Noch keine Rechnungen.',
  noCard: 'Keine Karte hinterlegt.',
  card: (brandName, last4) => `${brandName} mit den Endziffern ${last4}`,
  cardExpiry: (expiry) => `Gültig bis ${expiry}`,
  brands: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' },
  otherBrand: 'Karte',
  statuses: {
    trialing: 'Kostenlose Probezeit',
    active: 'Aktiv',
    past_due: 'Zahlung fehlgeschlagen',
    unpaid: 'Unbezahlt',
    canceled: 'Gekündigt',
    incomplete: 'Unvollständig',
    incomplete_expired: 'Abgelaufen',
  },
  ending: 'Endet bald',
  renews: (date) => `Verlängert sich am ${date}`,
  trialEnds: (date) => `Ihre Probezeit endet am ${date}. Dann wird zum ersten Mal abgebucht`,
  ends: (date) => `Endet am ${date}. Es wird nichts mehr abgebucht`,
  ended: (date) => `Endete am ${date}`,
  failed: (date) =>
    date
      ? `Ihre letzte Zahlung ist fehlgeschlagen. Wir versuchen es am ${date} noch einmal. Wenn Sie gleich zahlen möchten, ändern Sie Ihre Karte.`
      : 'Ihre letzte Zahlung ist fehlgeschlagen. Wenn Sie gleich zahlen möchten, ändern Sie Ihre Karte.',
  actions: {
    cancel: 'Abo kündigen',
    resume: 'Abo behalten',
    plan: 'Tarif wechseln',
    card: 'Karte ändern',
    back: 'Zurück',
  },
  columns: { date: 'Datum', number: 'Nummer', amount: 'Betrag', status: 'Status' },
  invoiceStatuses: {
    draft: 'Entwurf',
    open: 'Offen',
    paid: 'Bezahlt',
    uncollectible: 'Nicht eingezogen',
    void: 'Storniert',
  },
  cancelPage: {
    title: 'Abo kündigen',
    heading: 'Möchten Sie Ihr Abo kündigen?',
    lead: (date) => `Sie können alles bis zum ${date} weiter nutzen. Danach wird nichts mehr abgebucht.`,
    leadUnpaid:
      'Ihre letzte Zahlung ist fehlgeschlagen. Nach der Kündigung zeigt Ihr Konto, wie lange Sie noch alles nutzen können.',
    reasonLegend: 'Warum kündigen Sie? (freiwillig)',
    reasons: {
      too_expensive: 'Es ist mir zu teuer',
      missing_features: 'Mir fehlt etwas, das ich brauche',
      switched_service: 'Ich bin zu etwas anderem gewechselt',
      unused: 'Ich nutze es zu selten',
      customer_service: 'Ich hatte ein Problem mit dem Kundendienst',
      too_complex: 'Es ist zu umständlich',
      low_quality: 'Es funktioniert nicht gut genug',
      other: 'Ein anderer Grund',
    },
    confirm: 'Ja, kündigen',
    stay: 'Nein, behalten',
  },
  planPage: {
    title: 'Tarif wechseln',
    heading: (plan) => `Zum Tarif für ${plan} wechseln?`,
    leadTrial: (price, date) =>
      `Jetzt wird nichts abgebucht. Wenn Ihre Probezeit am ${date} endet, zahlen Sie ${price}.`,
    leadNow: (due, date) => `Sie zahlen heute ${due}. Die nächste Abbuchung ist am ${date}.`,
    credit: (credit) =>
      `Darin ist eine Gutschrift von ${credit} für den ungenutzten Teil Ihres jetzigen Tarifs berücksichtigt.`,
    creditKept: (credit, left) =>
      `Bezahlt wird zuerst mit dem ungenutzten Teil Ihres jetzigen Tarifs, ${credit}. ${left} bleiben als Guthaben für die nächsten Abbuchungen.`,
    leadCredit: (date) => `Heute wird nichts abgebucht. Ihr Tarif verlängert sich am ${date}.`,
    confirm: 'Tarif wechseln',
  },
  cardPage: {
    title: 'Karte ändern',
    heading: 'Ändern Sie Ihre Karte',
    lead: 'Ab der nächsten Abbuchung verwenden wir die neue Karte. Ist noch eine Rechnung offen, buchen wir ihren Betrag sofort ab.',
    submit: 'Karte speichern',
  },
  done: {
    cancelled: 'Ihr Abo endet am genannten Tag. Bis dahin können Sie es nutzen.',
    resumed: 'Ihr Abo verlängert sich wieder wie zuvor.',
    planChanged: 'Ihr Tarif wurde gewechselt.',
    cardChanged: 'Ihre Karte wurde geändert.',
  },
  declined: 'Ihre Karte wurde abgelehnt, deshalb ist Ihr Tarif unverändert. Ändern Sie zuerst Ihre Karte.',
  expired: {
    title: 'Abrechnungsseite abgelaufen',
    heading: 'Diese Abrechnungsseite ist abgelaufen',
    lead: 'Zu Ihrer Sicherheit bleibt sie nur eine Stunde offen. Öffnen Sie sie noch einmal über Ihr Konto.',
  },
};

export const invoiceWords: Translation<typeof english.invoiceWords> = {
  heading: (number) => `Rechnung ${number}`,
  lead: 'Dies ist eine Rechnung der Sandbox. Es ist kein Geld geflossen.',
  terms: {
    date: 'Datum',
    status: 'Status',
    total: 'Summe',
    tax: 'Enthaltene Steuer',
    paid: 'Bezahlt',
  },
  lines: {
    trial: (product) => `Probezeit für ${product}`,
    plan: (quantity, product, perInterval) => `${quantity} × ${product} (${perInterval})`,
    unused: (product) => `Ungenutzte Zeit von ${product}`,
    remaining: (product) => `Verbleibende Zeit von ${product}`,
  },
  pdf: 'PDF herunterladen',
};
