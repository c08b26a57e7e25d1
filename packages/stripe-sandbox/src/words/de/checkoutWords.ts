import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';
import type * as english from '../checkoutWords';

export const checkoutWords: Translation<typeof english.checkoutWords> = {
  title: 'Bezahlen',
  heading: `${brand.subscription} abonnieren`,
  summary: {
    heading: 'Ihre Bestellung',
    dueToday: 'Heute fällig',
    trial: (days, price) => `${days === 1 ? '1 Tag' : `${days} Tage`} kostenlos, danach ${price}`,
    afterTrial: (date) => `Erste Abbuchung am ${date}, wenn Sie nicht vorher kündigen`,
    renews: 'Verlängert sich automatisch, bis Sie kündigen',
  },
  sandboxNote:
    'Dies ist eine Zahlungsseite der Sandbox. Es wird keine echte Karte belastet. Verwenden Sie eine Testkarte.',
  fields: {
    contact: 'Kontakt',
    card: 'Karte',
    billing: 'Rechnungsadresse',
    email: 'E-Mail-Adresse',
    number: 'Kartennummer',
    expiry: 'Gültig bis (MM / JJ)',
    cvc: 'Prüfziffer',
    cvcHint: 'Drei Ziffern auf der Rückseite, bei manchen Karten vier auf der Vorderseite',
    cvcAgain: 'Wir speichern sie nie, bitte geben Sie sie noch einmal ein.',
    name: 'Name auf der Karte',
    country: 'Land',
    postcode: 'Postleitzahl',
    tax: 'Steuer',
    taxId: 'Steuernummer',
    optional: 'freiwillig',
  },
  pay: (amount) => `${amount} bezahlen`,
  startTrial: 'Probezeit beginnen',
  cancel: 'Abbrechen und zurück',
  problemsHeading: 'Es wurde nichts abgebucht. Bitte prüfen Sie diese Felder:',
  testCardsHeading: 'Testkarten',
  perInterval: {
    day: 'pro Tag',
    week: 'pro Woche',
    month: 'pro Monat',
    year: 'pro Jahr',
  },
  problems: {
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailWrong: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    numberMissing: 'Geben Sie die Kartennummer ein.',
    numberWrong: 'Diese Kartennummer ist nicht gültig. Prüfen Sie die Ziffern.',
    expiryMissing: 'Geben Sie Monat und Jahr ein, bis zu denen die Karte gilt, zum Beispiel 04 / 30.',
    expiryPast: 'Diese Karte ist abgelaufen. Verwenden Sie eine andere.',
    cvcWrong: 'Geben Sie die drei- oder vierstellige Prüfziffer ein.',
    nameMissing: 'Geben Sie den Namen auf der Karte ein.',
    countryMissing: 'Wählen Sie ein Land.',
    postcodeMissing: 'Geben Sie die Postleitzahl Ihrer Rechnungsadresse ein.',
    card_declined: 'Ihre Karte wurde abgelehnt. Versuchen Sie es mit einer anderen.',
    insufficient_funds: 'Ihre Karte ist nicht ausreichend gedeckt. Versuchen Sie es mit einer anderen.',
    live_mode_test_card:
      'Ihre Karte wurde abgelehnt, weil dies eine Sandbox ist. Verwenden Sie eine der Testkarten.',
    confirmationFailed:
      'Ihre Bank hat die Zahlung nicht bestätigt. Versuchen Sie es noch einmal oder verwenden Sie eine andere Karte.',
  },
  confirm: {
    title: 'Bei der Bank bestätigen',
    heading: 'Bestätigen Sie diese Zahlung bei Ihrer Bank',
    lead: (amount) =>
      `${brand.name} bucht ${amount} ab. In der Sandbox bestimmen Sie, was die Bank antwortet.`,
    leadTrial: `${brand.name} möchte diese Karte für Ihr Abo speichern. In der Sandbox bestimmen Sie, was die Bank antwortet.`,
    complete: 'Bestätigen',
    fail: 'Ablehnen',
    back: 'Andere Karte verwenden',
  },
  complete: {
    title: 'Bereits bezahlt',
    heading: 'Dieser Kauf ist abgeschlossen',
    lead: 'Sie haben Ihr Abo. Wenn Sie diese Seite noch einmal öffnen, wird nichts abgebucht.',
    link: 'Weiter',
  },
  expired: {
    title: 'Zahlungsseite abgelaufen',
    heading: 'Diese Zahlungsseite ist abgelaufen',
    lead: 'Es wurde nichts abgebucht. Gehen Sie zurück, um den Preis zu sehen und neu zu beginnen.',
    link: 'Zurück',
  },
  missing: {
    title: 'Nicht gefunden',
    heading: 'Diese Seite gibt es nicht',
    lead: 'Vielleicht ist die Adresse falsch, oder die Sandbox wurde inzwischen zurückgesetzt.',
    link: 'Alle Einstellungen der Sandbox',
  },
  wrongMethod: { title: 'Nicht erlaubt', heading: 'Diese Anfrage ist auf dieser Seite nicht erlaubt' },
  failed: {
    title: 'Etwas ist schiefgegangen',
    heading: 'Die Sandbox konnte nicht antworten',
    lead: 'Es wurde nichts abgebucht. Bitte laden Sie die Seite neu.',
  },
};
