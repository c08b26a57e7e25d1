import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/newsletter';
import type { Translation } from '@/lib/content/translations/translation';

export const newsletterForm: Translation<typeof english.newsletterForm> = {
  label: 'Ihre E-Mail-Adresse',
  placeholder: 'name@example.org',
  submit: 'Abonnieren',
  sending: 'Wird gesendet …',
  note: 'Ihre Adresse verwenden wir nur, um Ihnen den Newsletter zu schicken. Abmelden können Sie sich in jeder Ausgabe.',
  invalid: 'Das sieht nicht nach einer E-Mail-Adresse aus. Prüfen Sie, ob Sie sich vertippt haben.',
  busy: 'Zu viele Versuche aus Ihrem Netz. Versuchen Sie es in einer Stunde wieder.',
  failed: 'Das hat nicht geklappt. Ihre Adresse steht noch im Feld, versuchen Sie es also erneut.',
  thanksTitle: 'Sehen Sie in Ihrem Posteingang nach',
  thanks: `Wenn die Adresse stimmt, ist eine E-Mail von ${brand.name} unterwegs. Bestätigen Sie darin Ihre Anmeldung, dann bekommen Sie den Newsletter.`,
  again: 'Andere Adresse verwenden',
};

export const newsletterHero: Translation<typeof english.newsletterHero> = {
  title: 'Jede Woche ein Newsletter über Privatsphäre',
  lead: 'Was sich diese Woche geändert hat, wen es betrifft und was Sie in fünf Minuten tun können. Von Menschen geschrieben, und wir erfahren nicht, wer ihn liest.',
  picture: 'So sieht der Newsletter aus (auf Englisch)',
};

export const newsletterContents: Translation<typeof english.newsletterContents> = {
  title: 'Was Sie bekommen',
  items: [
    {
      title: 'Ein Fund',
      text: 'Etwas, das wir selbst gemessen haben: eine App, eine Website oder ein Gerät, und wohin die Daten gingen.',
    },
    {
      title: 'Ein Handgriff',
      text: 'Eine Einstellung, eine Gewohnheit oder ein Werkzeug. Es dauert höchstens fünf Minuten und kommt nicht immer von uns.',
    },
    {
      title: 'Eine Antwort',
      text: 'Sie fragen, wir schlagen nach. Wenn wir es nicht wissen, sagen wir das und fragen jemanden, der es weiß.',
    },
  ],
};

export const newsletterPromises: Translation<typeof english.newsletterPromises> = {
  title: 'Ein Newsletter, der Sie nicht ausspäht',
  lead: 'Die meisten Newsletter melden, wann und wo Sie sie öffnen und welche Links Sie anklicken. Unserer kann das nicht.',
  rows: [
    { usual: 'Ein verstecktes Bild meldet, wann Sie ihn öffnen', ours: 'Keine Bilder, die geladen werden' },
    { usual: 'Links führen über einen Klickzähler', ours: 'Links führen direkt zur Seite' },
    {
      usual: 'Die Liste wird mit Werbeprofilen abgeglichen',
      ours: 'Die Liste dient allein dem Newsletter',
    },
    {
      usual: 'Zum Abmelden braucht es ein Formular und einen Grund',
      ours: 'Zum Abmelden genügen zwei Klicks',
    },
  ],
  usualLabel: 'Die meisten Newsletter',
  oursLabel: 'Unser Newsletter',
};

export const letterPages: Translation<typeof english.letterPages> = {
  confirm: {
    title: 'Bestätigen Sie Ihre Newsletter-Anmeldung',
    text: 'Manche E-Mail-Apps öffnen Links automatisch, deshalb bitten wir Sie um eine Bestätigung. So kann keine Maschine Sie anmelden.',
    action: 'Ja, Newsletter abonnieren',
    after:
      'Anders überlegt? Schließen Sie diese Seite. Wenn Sie nicht bestätigen, löschen wir Ihre Adresse nach sieben Tagen.',
  },
  unsubscribe: {
    title: 'Vom Newsletter abmelden?',
    text: 'Wir löschen Ihre Adresse sofort. Sie müssen keinen Grund nennen, und wir schicken keine Abschieds-E-Mail.',
    action: 'Abmelden',
    after: 'Möchten Sie bleiben? Schließen Sie diese Seite, dann ändert sich nichts.',
  },
  confirmed: {
    title: 'Sie haben den Newsletter abonniert',
    text: 'Die nächste Ausgabe bekommen Sie per E-Mail. Bis dahin können Sie in unserem Blog lesen (auf Englisch).',
    action: { label: 'Zum Blog', href: brand.blogUrl },
  },
  unsubscribed: {
    title: 'Sie sind vom Newsletter abgemeldet',
    text: 'Wir haben Ihre Adresse gelöscht, und Sie bekommen keine weiteren Ausgaben. Danke fürs Lesen.',
    action: { label: 'Zur Startseite', href: '/' },
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Bestätigungslinks gelten sieben Tage, und nur solange die Adresse nicht gelöscht ist. Geben Sie Ihre Adresse noch einmal ein, dann bekommen Sie einen neuen.',
    action: { label: 'Adresse eingeben', href: '/newsletter' },
  },
};
