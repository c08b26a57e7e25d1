import { maxStatementLength } from '@/lib/content/help/maxStatementLength';
import type * as english from '@/lib/content/help/statementWords';
import type { Translation } from '@/lib/content/translations/translation';

export const statementWords: Translation<typeof english.statementWords> = {
  name: { label: 'Ihr Name' },
  contract: {
    label: 'Ihr Vertrag',
    hint: 'Die E-\u2060Mail-Adresse, die Sie beim Kauf verwendet haben, oder eine Rechnungsnummer. Ihre Rechnungen stehen auf der Kontoseite.',
  },
  email: { label: 'E-Mail-Adresse für die Bestätigung', placeholder: 'name@example.org' },
  reference: { label: 'Lassen Sie dieses Feld leer' },
  errors: {
    name: `Geben Sie Ihren Namen in einer Zeile mit höchstens ${maxStatementLength} Zeichen und ohne Webadresse ein. Setzen Sie nach einem Punkt ein Leerzeichen.`,
    contract: `Geben Sie die beim Kauf verwendete E-\u2060Mail-Adresse oder eine Rechnungsnummer mit höchstens ${maxStatementLength} Zeichen und ohne Webadresse ein.`,
    email:
      'Geben Sie eine E-\u2060Mail-Adresse ein, an die wir die Bestätigung senden können, zum Beispiel name@example.org.',
  },
  sending: 'Wird gesendet …',
  received: 'Eingegangen:',
  back: { label: 'Zurück zur Hilfe', href: '/help' },
};
