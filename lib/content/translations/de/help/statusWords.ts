import { minutesOrHours } from '@/lib/content/help/statusParts';
import type * as english from '@/lib/content/help/statusWords';
import type { Translation } from '@/lib/content/translations/translation';

export const statusPartWords: Translation<typeof english.statusPartWords> = {
  site: { name: 'Website', text: 'Diese Seiten, Downloads und Einstellungen' },
  accounts: { name: 'Anmeldung und Konten', text: 'Anmelden, die Kontoseite und der Zugang in den Apps' },
  mail: { name: 'E-Mail', text: 'Anmeldecodes, Zahlungsbelege und Mitteilungen' },
  payments: { name: 'Zahlungen', text: 'Neue Abos, Verlängerungen und Abrechnung' },
  stores: { name: 'App-Stores', text: 'Käufe im App Store und bei Google Play' },
};

export const statusWords: Translation<typeof english.statusWords> = {
  title: 'Status der Dienste',
  lead: 'Was gerade funktioniert, und jede Störung der letzten 90 Tage. Wir prüfen einmal pro Minute.',
  waiting: 'Der Status kann im Moment nicht angezeigt werden. Laden Sie die Seite in einer Minute neu.',
  summary: {
    up: 'Alles funktioniert',
    slow: 'Etwas ist verzögert',
    down: 'Etwas funktioniert nicht',
    unknown: 'Die ersten Prüfungen laufen',
  },
  checked: (time) => `Zuletzt geprüft: ${time} (UTC)`,
  never: 'Noch nicht geprüft. Die erste Prüfung läuft innerhalb einer Minute.',
  databaseAway:
    'Unsere Datenbank antwortet im Moment nicht. Bis sie es wieder tut, können Sie sich nicht anmelden und kein Abo abschließen, und der Verlauf unten kann fehlen oder unvollständig sein.',
  partsTitle: 'Teile des Dienstes',
  states: { up: 'Funktioniert', slow: 'Verzögert', down: 'Funktioniert nicht', unknown: 'Nicht geprüft' },
  firstDay: 'Vor 90 Tagen',
  lastDay: 'Heute',
  uptime: (percent, since) =>
    since === null ? `${percent} der Zeit in Betrieb` : `Seit dem ${since} ${percent} der Zeit in Betrieb`,
  bars: ({ up, troubled, unknown }) =>
    `Letzte 90 Tage. Tage ohne Störung: ${up}. Tage mit Störung: ${troubled}. Tage ohne Prüfung: ${unknown}.`,
  incidentsTitle: 'Störungen der letzten 90 Tage',
  noIncidents: 'Keine.',
  noHistory: 'Der Verlauf kann im Moment nicht angezeigt werden.',
  incident: {
    down: (minutes) => `Etwa ${minutesOrHours(minutes, 'de')} nicht in Betrieb`,
    slow: (minutes) => `Etwa ${minutesOrHours(minutes, 'de')} verzögert`,
    missed: (minutes) => `Etwa ${minutesOrHours(minutes, 'de')} ohne Prüfung`,
  },
  between: (times) => `${times} (UTC)`,
  notes: {
    title: 'So lesen Sie diese Seite',
    items: [
      {
        title: 'Automatisch aufgezeichnet',
        text: 'Unsere Server zeichnen den Status jedes Teils selbst auf. Niemand bearbeitet den Verlauf.',
      },
      {
        title: 'Balken',
        text: 'Jeder Balken ist ein Tag. Ein voller Balken ist ein Tag ohne Störung, ein kürzerer ein Tag mit einer Verzögerung oder einem Ausfall, ein Strich am unteren Rand ein Tag ohne Prüfung.',
      },
      {
        title: 'Grenzen',
        text: 'Ein ausgeschalteter Server zeichnet nichts auf, deshalb erscheint diese Zeit als Zeit ohne Prüfung. VPN und KI-Chat laufen auf eigenen Systemen und werden hier nicht gemessen.',
      },
    ],
  },
  contact: {
    text: 'Hier funktioniert alles, nur bei Ihnen nicht?',
    label: 'Schreiben Sie uns',
    href: '/help/contact',
  },
};
