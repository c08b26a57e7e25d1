import type * as english from '@/lib/content/account/exportWords';
import type { Translation } from '@/lib/content/translations/translation';

export const exportWords: Translation<typeof english.exportWords> = {
  readMe:
    'Alles, was wir zu Ihrem Konto gespeichert haben, Tabelle für Tabelle. Zeiten sind in UTC. Codes, Schlüssel und Signaturen sind weggelassen, denn wer einen davon hat, könnte ihn verwenden. Es fehlen auch Vermerke über versandte E-Mails, die zu keinem Konto mehr führen, etwa über Belege, und Vermerke über E-Mails an Adressen, die Sie hinzufügen wollten, aber nicht bestätigt haben, denn sie können jemand anderem gehören. Ihre Karte und Ihre Rechnungen liegen bei unserem Zahlungsdienstleister; die Abrechnung in Ihrem Konto zeigt sie.',
  names:
    'Jeder Teil der Datei ist eine Tabelle unserer Datenbank mit unseren eigenen Namen: Eine Spalte, die auf „_at“ endet, ist ein Zeitpunkt, und 1 steht für Ja.',
  tables: {
    accounts: 'Konto',
    auth_sessions: 'Begonnene Anmeldungen',
    authorization_codes: 'Abgeschlossene Anmeldungen',
    one_time_codes: 'Codes, die wir Ihnen per E-Mail gesendet haben',
    account_choices: 'Auswahl zwischen Konten mit derselben Adresse',
    token_families: 'Angemeldete Browser und Apps',
    legacy_tokens: 'Anmeldungen älterer Apps',
    email_changes: 'Änderungen Ihrer E-Mail-Adresse',
    restoration_codes: 'Code für die Beratung nach Identitätsdiebstahl',
    customers: 'Zahlungsdienstleister',
    customer_requests: 'Bei Stripe angeforderte Kundennummer',
    subscriptions: 'Abonnements',
    checkouts: 'Zahlungsseiten, die wir für Sie geöffnet haben',
    webhook_events: 'Mitteilungen zu Ihren Abonnements',
    store_sign_ins: 'Anmeldungen mit einem Kauf im App-Store',
    trials: 'Kostenlose Probezeiten Ihres Kontos oder Ihrer Karte',
    trial_refusals:
      'Rückgängig gemachte Käufe: kostenlose Probezeiten, deren Karte schon eine hatte, und zweite Abonnements zu einer E-Mail-Adresse',
    first_purchases: 'Erster Kauf Ihres Kontos oder Ihrer Karte',
    refund_requests: 'Erstattungen, die Sie verlangt haben',
    outbox:
      'E-Mails, die wir Ihnen gesendet haben oder noch senden (nach dem Versand ohne Ihre Adresse aufbewahrt)',
    audit_log: 'Was an Ihrem Konto geschehen ist',
    sale_interest: 'Interesse am Abonnement',
    newsletter_subscribers: 'Newsletter',
  },
};
