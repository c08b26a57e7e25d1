import type * as english from '@/lib/content/account/charges';
import type { Translation } from '@/lib/content/translations/translation';

const plural = new Intl.PluralRules('de');

export const invoiceWords: Translation<typeof english.invoiceWords> = {
  heading: 'Rechnungen',
  none: 'Noch nichts abgebucht. Jede Zahlung erscheint hier, und Sie erhalten einen Zahlungsbeleg per E-Mail.',
  loading: 'Rechnungen werden geladen',
  failed: 'Wir konnten Ihre Rechnungen nicht laden.',
  states: {
    paid: 'Bezahlt',
    open: 'Noch nicht bezahlt',
    void: 'Nichts zu zahlen',
    uncollectible: 'Nicht eingezogen',
    credit: 'Gutschrift',
    refunded: 'Erstattet',
    partlyRefunded: 'Teilweise erstattet',
  },
  view: 'Ansehen',
  pdf: 'PDF',
  viewLabel: (day) => `Rechnung vom ${day} ansehen`,
  pdfLabel: (day) => `Rechnung vom ${day} als PDF herunterladen`,
};

export const planChangeWords: Translation<typeof english.planChangeWords> = {
  title: { Monthly: 'Zum Monatsabo wechseln?', Yearly: 'Zum Jahresabo wechseln?' },
  per: { Monthly: 'im Monat', Yearly: 'im Jahr' },
  loading: 'Preis wird geprüft',
  inTrial: (price, per, day) =>
    `Jetzt wird nichts abgebucht. Ihre kostenlose Testphase läuft weiter, und ab dem ${day} zahlen Sie ${price} ${per}.`,
  dueNow: (sum, credit) =>
    `Sie zahlen jetzt ${sum}. Eine Gutschrift von ${credit} für den ungenutzten Teil Ihres jetzigen Tarifs ist schon abgezogen.`,
  dueInFull: (sum) => `Sie zahlen jetzt ${sum}.`,
  nothingNow: 'Jetzt wird nichts abgebucht.',
  credit: {
    Monthly: (sum, months) =>
      plural.select(months) === 'one'
        ? `Der ungenutzte Teil Ihres jetzigen Tarifs, ${sum}, bleibt Ihnen als Guthaben erhalten und deckt den ersten Monat ab.`
        : `Der ungenutzte Teil Ihres jetzigen Tarifs, ${sum}, bleibt Ihnen als Guthaben erhalten und deckt die ersten ${months} Monate ab.`,
    Yearly: (sum, years) =>
      plural.select(years) === 'one'
        ? `Der ungenutzte Teil Ihres jetzigen Tarifs, ${sum}, bleibt Ihnen als Guthaben erhalten und deckt das erste Jahr ab.`
        : `Der ungenutzte Teil Ihres jetzigen Tarifs, ${sum}, bleibt Ihnen als Guthaben erhalten und deckt die ersten ${years} Jahre ab.`,
  },
  renews: (price, per, day) => `Der neue Tarif kostet ${price} ${per}. Die nächste Abbuchung ist am ${day}.`,
  remaining: (rest) => `Die restlichen ${rest} werden mit der nächsten Zahlung verrechnet.`,
  afterCredit: (price, per) => `Danach zahlen Sie ${price} ${per}.`,
  creditBack: 'Wenn Sie kündigen, geht das restliche Guthaben auf Ihre Karte zurück, sobald das Abo endet.',
  confirm: 'Weiter',
  opening: 'Bestätigungsseite wird geöffnet',
  keep: 'Jetzigen Tarif behalten',
};

export const earlyEndWords: Translation<typeof english.earlyEndWords> = {
  renewal: (renewsAt, endsAt) =>
    `Automatisch am ${renewsAt}. Wenn Sie heute kündigen, endet das Abo am ${endsAt}, und Sie erhalten zurück, was Sie über diesen Tag hinaus bezahlt haben.`,
  title: 'Abo kündigen?',
  ends: (date) => `Ihr Abo endet am ${date}. Bis dahin funktioniert alles weiter.`,
  refund:
    'Was Sie über diesen Tag hinaus bezahlt haben, geht auf Ihre Karte zurück, sobald das Abo beendet ist. Den Betrag nennen wir Ihnen per E-Mail.',
  undo: 'Bis dahin können Sie die Kündigung zurücknehmen.',
  confirm: 'Jetzt kündigen',
  working: 'Abo wird gekündigt',
  keep: 'Abo behalten',
};
