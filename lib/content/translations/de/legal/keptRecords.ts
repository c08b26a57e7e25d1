import type * as english from '@/lib/content/legal/keptRecords';
import { retentionFigures } from '@/lib/content/legal/retentionFigures';
import type { Translation } from '@/lib/content/translations/translation';

const { mailRecordDays, billingRecordDays, deviceRecordDays, lawYears } = retentionFigures;

export const keptRecords: Translation<typeof english.keptRecords> = [
  {
    what: 'Unsere Aufzeichnungen über Zahlungen und das Abonnement, ohne Ihre E-Mail-Adresse',
    howLong: `Solange Steuer- und Handelsrecht es verlangen, bis zu ${lawYears} Jahre`,
  },
  {
    what: 'Rechnungen und Zahlungsbelege bei Stripe, unserem Zahlungsdienstleister, mit dem Namen und den Adressen, die darauf stehen',
    howLong: 'Solange die Regeln von Stripe und das Gesetz es verlangen',
  },
  {
    what: 'Ein Fingerabdruck jeder Karte, die für eine kostenlose Testphase oder eine Erstattung verwendet wurde, mit der zufälligen Kennung des Kontos',
    howLong:
      'Solange wir kostenlose Testphasen und Erstattungen anbieten, damit jede Karte beides nur einmal erhält',
  },
  {
    what: 'Ein Protokoll der Vorgänge im Konto: Vorgang, Zeit und Netz, das Netz nur als Fingerabdruck, gebildet mit einem geheimen Schlüssel',
    howLong: 'Ein Jahr, um Missbrauch zu erkennen und aufzuklären',
  },
  {
    what: 'Ein Vermerk, dass E-Mails versandt wurden, ohne Adresse und Inhalt',
    howLong: `${mailRecordDays} Tage`,
  },
  { what: 'Eine E-Mail, die sich nicht zustellen ließ', howLong: 'Sieben Tage nach dem letzten Versuch' },
  {
    what: 'Zu jedem Gerät, das angemeldet war: die Art des Browsers oder der App, das System und wann es angemeldet und zuletzt verwendet wurde',
    howLong: `${deviceRecordDays} Tage nach der Abmeldung`,
  },
  { what: 'Mitteilungen von Stripe und abgeschlossene Kaufvorgänge', howLong: `${billingRecordDays} Tage` },
  {
    what: 'Die zufällige Kennung des Kontos mit den Tagen, an denen es angelegt und gelöscht wurde',
    howLong: 'Dauerhaft, damit sie nie an jemand anderen vergeben wird',
  },
];
