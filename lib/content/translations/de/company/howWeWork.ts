import type * as english from '@/lib/content/company/howWeWork';
import { figures } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const howWeWorkHero: Translation<typeof english.howWeWorkHero> = {
  eyebrow: 'Unternehmenskultur',
  title: 'Unsere drei Werte',
  lead: `Werte an der Wand entscheiden nichts. Auf unsere berufen wir uns, wenn ${figures.teamSize} Menschen in vielen Zeitzonen sich ohne Besprechung einigen müssen.`,
};

export const workValues: Translation<typeof english.workValues> = {
  saidLabel: 'Was Sie hier hören werden',
  items: [
    {
      id: 'trust',
      title: 'Vertrauen aufbauen',
      lead: 'Niemand prüft, wann Sie am Schreibtisch sitzen. Dafür können alle sehen, woran Sie arbeiten, warum, und wo Sie nicht weiterkommen.',
      practices: [
        'Jedes Projekt hat eine verantwortliche Person und eine Seite, die alle im Unternehmen lesen können',
        'Das Gehalt hängt von der Stufe ab, nicht vom Wohnort und nicht vom Verhandlungsgeschick',
        'Um Rückmeldung wird gebeten, sie wird aufgeschrieben und beantwortet',
      ],
      said: '„Ich habe mich geirrt. Das habe ich daraufhin geändert.“',
    },
    {
      id: 'question',
      title: 'Annahmen hinterfragen',
      lead: 'Ein guter Grund wiegt mehr als ein hoher Rang. Auch wer erst gestern angefangen hat, darf nach dem Warum fragen, und „Das haben wir schon immer so gemacht“ ist keine Antwort.',
      practices: [
        'Pläne beginnen mit dem, was wir für selbstverständlich halten',
        'Jemand bekommt die Aufgabe, gegen den Plan zu argumentieren',
        'Zu jeder Entscheidung gehört ein Datum, an dem wir sie wieder ansehen',
      ],
      said: '„Was müsste stimmen, damit das funktioniert?“',
    },
    {
      id: 'validate',
      title: 'Die Richtung prüfen',
      lead: 'Lange in die falsche Richtung zu laufen ist der teuerste Fehler, den wir machen können. Deshalb beginnen wir mit dem billigsten Weg, es herauszufinden.',
      practices: [
        'Erst die Skizze, dann der Prototyp, dann der Plan',
        'Was Erfolg und was Scheitern heißt, steht vor dem Start fest',
        'Wer ein Projekt früh beendet, bekommt Dank',
      ],
      said: '„Was ist das Kleinste, das uns widerlegen könnte?“',
    },
  ],
};

export const workWeek: Translation<typeof english.workWeek> = {
  title: 'Eine typische Woche',
  lead: 'Ihre Arbeitszeit legen Sie selbst fest. An zwei Nachmittagen überschneidet sie sich mit der Ihres Teams, der Rest ist für konzentrierte Arbeit da.',
  kinds: {
    focus: 'Konzentrierte Arbeit',
    answer: 'Lesen und Antworten',
    together: 'Gespräche im Team',
    off: 'Frei',
  },
  hourLabel: (hours) => `${hours} Std.`,
  days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'],
  activities: {
    weeklyPlan: 'Wochenplan',
    project: 'Projekt',
    team: 'Team',
    reviews: 'Reviews',
    noMeetings: 'Keine Besprechungen im ganzen Unternehmen',
    oneOnOne: 'Zu zweit',
    chosenProject: 'Ein Projekt nach Wahl',
    looseEnds: 'Restarbeiten',
    earlyWeekend: 'Frühes Wochenende',
  },
};

export const workFacts: Translation<typeof english.workFacts> = {
  title: 'Was das für Sie heißt',
  rows: [
    {
      title: 'Alle arbeiten remote',
      text: 'Es gibt kein Büro, also fehlt auch niemand dort. Zweimal im Jahr treffen wir uns alle an einem schönen Ort.',
    },
    {
      title: 'Eine Gehaltstabelle',
      text: 'Zwei Menschen auf derselben Stufe verdienen dasselbe, in Lissabon wie in Seattle. Alle im Unternehmen können die Tabelle einsehen.',
    },
    {
      title: 'Wer kommt, bleibt',
      text: 'Nur wenige verlassen uns in einem Jahr. Die meisten von ihnen sagen, sie kämen wieder.',
    },
  ],
  link: { label: 'So stellen wir ein', href: '/how-we-hire' },
  roles: { label: 'Offene Stellen ansehen', href: '/hiring' },
};
