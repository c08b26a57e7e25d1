import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/errors/errorPageWords';
import type { Translation } from '@/lib/content/translations/translation';

export const errorPageWords: Translation<typeof english.errorPageWords> = {
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.',
  },
  gone: {
    title: 'Diese Seite gibt es nicht mehr',
    text: 'Wir haben die Seite endgültig entfernt. Unter dieser Adresse kommt sie nicht wieder.',
  },
  refused: {
    title: 'Wir können diese Anfrage nicht beantworten',
    text: 'Ihre Anfrage ist angekommen, aber etwas daran hat uns an einer Antwort gehindert. Das ist selten und gibt sich meist von selbst.',
    steps: [
      'Warten Sie eine Minute und laden Sie die Seite neu.',
      'Schalten Sie Erweiterungen aus, die verändern, was Ihr Browser sendet.',
      'Wenn das nicht hilft, schreiben Sie uns, was Sie öffnen wollten.',
    ],
  },
  challenge: {
    title: 'Sind Sie ein Mensch?',
    text: 'Der Datenverkehr aus Ihrem Netz sieht automatisiert aus, deshalb fragen wir nach. Wir achten nur auf die Menge der Anfragen, nie darauf, wonach Sie suchen.',
    steps: [
      'Gehen Sie zurück und versuchen Sie es noch einmal von Hand. Meist genügt das.',
      'Wenn sich viele Menschen eine IP-Adresse teilen, etwa im Büro oder in einem VPN, kann das vorkommen. Versuchen Sie es über eine andere Verbindung.',
      'Wenn Sie ein Skript laufen lassen, schreiben Sie uns vorher. Vielleicht können wir helfen.',
    ],
  },
  limit: {
    title: 'Zu viele Anfragen',
    text: 'Von Ihnen kamen mehr Anfragen, als wir auf einmal beantworten können. Es ist nichts kaputt und nichts verloren gegangen.',
    steps: [
      'Warten Sie ein paar Minuten. Die Sperre endet von selbst.',
      'Schließen Sie Tabs, die sich selbst neu laden.',
    ],
  },
  region: {
    title: 'In Ihrem Land nicht verfügbar',
    text: 'In dem Land, aus dem Ihre Verbindung kommt, gibt es dieses Angebot nicht: entweder wegen der dortigen Gesetze oder weil wir noch nicht so weit sind.',
    steps: [
      'Nutzen Sie ein VPN oder einen Proxy? Dann sieht es vielleicht so aus, als wären Sie anderswo. Schalten Sie das aus und laden Sie die Seite neu.',
      'Unsere Suchmaschine und unser Browser sind überall kostenlos.',
    ],
  },
  serverError: {
    title: 'Bei uns ist etwas schiefgegangen',
    text: 'Wir konnten diese Seite nicht anzeigen. Der Fehler liegt bei uns, und es ist nichts verloren gegangen. Versuchen Sie es gleich noch einmal.',
  },
};

export const errorPageLinks: Translation<typeof english.errorPageLinks> = {
  home: 'Zur Startseite',
  help: 'Hilfe erhalten',
  subscription: `${brand.subscription} ansehen`,
  offers: `Angebot von ${brand.name} ansehen`,
  scripts: 'Regeln für Skripte lesen',
  limits: 'Warum es Grenzen gibt',
  countries: 'Länder mit Abo ansehen',
};
