import type * as english from '@/lib/content/search/settingsPage';
import type { Translation } from '@/lib/content/translations/translation';

export const settingsHero: Translation<typeof english.settingsHero> = {
  title: 'Such\u00adeinstellungen',
  lead: 'Jede Einstellung speichern wir in einem Cookie dieses Browsers, in dem nichts anderes steht. Sie brauchen kein Konto, und was Sie nicht ändern, hinterlässt kein Cookie.',
};

export const settingsWords: Translation<typeof english.settingsWords> = {
  navigation: 'Abschnitte',
  colorProblem:
    'Das ist kein Farbcode. Geben Sie drei oder sechs Hexadezimalziffern ein, zum Beispiel e6f5f2.',
  pick: 'aus einer Palette wählen',
  save: 'Einstellungen speichern',
  saved: 'In diesem Browser gespeichert.',
  savedTitle: 'Ihre Einstellungen sind gespeichert',
  reset: 'Zurücksetzen',
  resetDone: 'Alle Einstellungen sind zurückgesetzt.',
  filter: {
    label: 'Einstellung suchen',
    placeholder: 'Farbe, Region, KI …',
    found: (count) => (count === 1 ? '1 Einstellung' : `${count} Einstellungen`),
    none: 'Keine passende Einstellung gefunden. Versuchen Sie es mit einem kürzeren Wort.',
  },
  fromAddress:
    'Diese Einstellungen stammen aus der Adresse der Seite. Gespeichert werden sie erst, wenn Sie „Einstellungen speichern“ auswählen.',
  address: {
    label: 'Ihre Einstellungen als Link',
    hint: 'Öffnen Sie ihn auf einem anderen Gerät oder geben Sie ihn weiter. Er enthält die Einstellungen, die vom Standard abweichen, und nichts über Sie.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    selected: 'Der Link ist markiert. Kopieren Sie ihn über das Menü Ihres Browsers.',
  },
};

export const settingsPreview: Translation<typeof english.settingsPreview> = {
  title: 'Vorschau',
  query: 'krickente lebensraum',
  results: [
    {
      address: 'marsh.example › vögel › krickente',
      title: 'Die Krickente: wo sie lebt und was sie frisst',
      text: 'Europas kleinste Schwimmente verbringt den Winter auf flachen Seen und überschwemmten Wiesen.',
      visited: false,
    },
    {
      address: 'wetlands.example › karte',
      title: 'Karte der Feuchtgebiete mit Brutpaaren',
      text: 'Zählungen nach Region und Jahr, von Ehrenamtlichen, mit einer Karte für jeden Monat.',
      visited: true,
    },
  ],
};
