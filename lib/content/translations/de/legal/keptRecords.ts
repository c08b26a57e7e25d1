import type * as english from '@/lib/content/legal/keptRecords';
import { retentionFigures } from '@/lib/content/legal/retentionFigures';
import type { Translation } from '@/lib/content/translations/translation';

const { mailRecordDays, billingRecordDays, lawYears } = retentionFigures;

export const keptRecords: Translation<typeof english.keptRecords> = [
  {
    what: 'Aufzeichnungen über Zahlungen und das Abonnement, ohne Ihre Adresse',
    howLong: `So lange Steuer- und Handelsrecht es verlangen, bis zu ${lawYears} Jahre`,
  },
  {
    what: 'Ein Fingerabdruck der Karte, mit der es eine Probezeit oder Geld zurück gab, mit der zufälligen Kennung des Kontos',
    howLong: 'Solange wir Probezeiten und Geld zurück anbieten, damit jede Karte beides einmal erhält',
  },
  {
    what: 'Das Protokoll der Vorgänge am Konto: Vorgang, Zeit und das Netz als verschlüsselter Fingerabdruck',
    howLong: 'Ein Jahr, um Missbrauch zu erkennen und aufzuklären',
  },
  {
    what: 'Dass Nachrichten versandt wurden, ohne Adresse und Inhalt',
    howLong: `${mailRecordDays} Tage`,
  },
  { what: 'Mitteilungen von Stripe und abgeschlossene Kaufvorgänge', howLong: `${billingRecordDays} Tage` },
  {
    what: 'Die zufällige Kennung des Kontos mit den Tagen, an denen es angelegt und gelöscht wurde',
    howLong: 'Dauerhaft, damit sie nie wieder vergeben wird',
  },
];
