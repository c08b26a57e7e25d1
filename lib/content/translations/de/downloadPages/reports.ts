import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/reports';
import type { Translation } from '@/lib/content/translations/translation';

export const mailFormWords: Translation<typeof english.mailFormWords> = {
  how: 'Die Schaltfläche öffnet in Ihrer E-Mail-App eine Nachricht mit Ihren Antworten. Nichts verlässt diese Seite, bevor Sie die Nachricht dort absenden, und hier speichern wir nichts.',
  without: 'Keine E-Mail-App auf diesem Gerät? Schreiben Sie uns von einem anderen:',
};

export const surveyForm: Translation<typeof english.surveyForm> = {
  subject: `${brand.browser} für Windows: meine Antworten`,
  submit: 'In der E-Mail-App fortfahren',
  choices: [
    {
      name: 'Wie oft nutzen Sie die App?',
      options: ['Jeden Tag', 'An manchen Tagen', 'Ich habe sie einmal ausprobiert', 'Nicht mehr'],
    },
    {
      name: 'Wie ist sie im Vergleich zu Ihrem letzten Browser?',
      options: ['Schneller', 'Etwa gleich', 'Langsamer', 'Kann ich nicht sagen'],
    },
  ],
  texts: [
    {
      name: 'Wofür nutzen Sie sie am meisten?',
      hint: 'Arbeit, Lesen, Einkaufen, Bankgeschäfte, was auch immer.',
    },
    { name: 'Was funktioniert gut?', hint: null },
    {
      name: 'Was stört Sie?',
      hint: 'Eine Website, die nicht funktioniert, eine fehlende Funktion, ein Absturz.',
    },
    { name: 'Was sollen wir als Nächstes bauen?', hint: null },
  ],
};

export const reportForm: Translation<typeof english.reportForm> = {
  subject: 'Eine möglicherweise falsche Warnung',
  submit: 'In der E-Mail-App fortfahren',
  url: {
    label: 'Adresse der Website',
    hint: 'So, wie sie in der Warnung steht, zum Beispiel https://pond.example/',
  },
  why: {
    label: 'Warum halten Sie sie für sicher?',
    hint: 'Zum Beispiel: Es ist meine eigene Website, oder ich nutze sie seit Jahren.',
  },
  role: {
    label: 'Die Website ist',
    options: ['eine, die ich besuche', 'meine oder die meines Arbeitgebers'],
  },
  next: {
    title: 'Wie es weitergeht',
    steps: [
      {
        title: 'Ein Mensch sieht sie sich an',
        text: 'Meist innerhalb von zwei Werktagen, in einem abgeschotteten Browser.',
      },
      {
        title: 'Wenn wir falschlagen',
        text: 'Wir heben die Warnung für alle auf, meist innerhalb einer Stunde.',
      },
      {
        title: 'Wenn wir richtiglagen',
        text: 'Wir sagen Ihnen, was wir gefunden haben, damit die Betreiber die Website bereinigen können.',
      },
    ],
  },
  careful: {
    title: 'Meiden Sie die Website bis dahin',
    text: 'Websites, die andere nachahmen, sehen mit Absicht harmlos aus. Geben Sie dort nicht zur Probe ein Passwort oder eine Kartennummer ein.',
  },
};
