import { brand } from '@/lib/content/brand';
import { dollars, donationYears } from '@/lib/content/company/donations';
import type * as english from '@/lib/content/company/timelineWords';
import { figures, shortDollars } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const timelineWords: Translation<typeof english.timelineWords> = {
  label: 'Unser Weg',
  title: 'Unsere Geschichte',
  introTitle: 'Dreißig Stationen',
  introText: `Wie aus einer Liste von Beschwerden ${brand.name} wurde, ein Unternehmen mit ${figures.teamSize} Menschen. Wischen oder scrollen Sie, oder nutzen Sie die Pfeile.`,
  previous: 'Vorherige Station',
  next: 'Nächste Station',
  list: 'Stationen, die älteste zuerst',
  roleDescription: 'Karussell',
  cover: 'Anfang',
  position: (current, total) => `${current} von ${total}`,
};

export const milestones: Translation<typeof english.milestones> = {
  complaints: {
    title: 'Eine Liste von Beschwerden',
    text: 'Zu viel Werbung, zu viel Spam, zu wenig Respekt. Aus der Liste wird ein Plan.',
  },
  firstPage: {
    title: 'Die erste Suchseite',
    text: 'Unsere Suchmaschine geht online. Sie läuft auf einem einzigen gemieteten Rechner.',
  },
  noLogs: {
    title: 'Keine Suchprotokolle mehr',
    text: 'Wir speichern nichts mehr, was eine Suche mit einem Menschen verbinden könnte. Die Protokolle sind nicht versteckt. Es gibt sie nicht.',
  },
  firstColleague: {
    title: 'Jetzt zu zweit',
    text: 'Die zweite Person kommt dazu. Von da an gibt es Besprechungen, und wir halten sie kurz.',
  },
  firstInvestors: {
    title: 'Das erste fremde Kapital',
    text: 'Zum ersten Mal bekommen wir Geld von außen. Unsere eine Bedingung: Über Privatsphäre wird nicht abgestimmt.',
  },
  tenPeople: {
    title: 'Zehn Menschen',
    text: 'Noch reichen zwei Pizzen für alle, und doch sind wir schon auf fünf Zeitzonen verteilt.',
  },
  firstDonation: {
    title: 'Die erste Spende',
    text: `Wir geben ${dollars(donationYears[0]?.total ?? 0, 'de')} an zwei Projekte für Privatsphäre.`,
    link: 'Alle unsere Spenden ansehen',
  },
  mailingAddress: {
    title: 'Eine Postanschrift',
    text: 'Wir mieten ein kleines Büro, damit Briefe irgendwo ankommen. Die meisten von uns arbeiten weiter zu Hause.',
  },
  oneBillion: {
    title: 'Eine Milliarde Suchanfragen',
    text: 'So viele seit dem Start, und keine einzige davon gespeichert.',
  },
  newLook: {
    title: 'Ein neues Gesicht',
    text: 'Wir gestalten die Ergebnisseite neu, mit Platz für Bilder, Orte und Videos.',
  },
  safari: {
    title: 'Zur Wahl in Safari',
    text: 'Zum ersten Mal können sich Millionen Menschen für uns entscheiden, ohne etwas zu installieren.',
  },
  firefox: {
    title: 'Zur Wahl in Firefox',
    text: 'Ein zweiter Browser nimmt uns in seine Liste der Suchmaschinen auf.',
  },
  tenBillion: {
    title: 'Zehn Milliarden Suchanfragen',
    text: 'Die erste Milliarde dauerte fünf Jahre. Die nächsten neun dauerten drei.',
  },
  beyondSearch: {
    title: 'Mehr als Suche',
    text: 'Eine Browser-Erweiterung und eine App fürs Smartphone blockieren Tracker auf den Seiten hinter den Ergebnissen.',
  },
  secondFunding: {
    title: 'Eine zweite Finanzierungs\u00adrunde',
    text: 'Neues Geld bezahlt die Arbeit an Browsern, zur selben Bedingung wie zuvor.',
  },
  million: {
    title: 'Eine Million Dollar gespendet',
    text: 'Sechs Jahre nach der ersten Spende ist die erste Million erreicht.',
  },
  adRules: {
    title: 'Unsere Regeln für Werbung, öffentlich',
    text: 'Wir veröffentlichen die Regeln für unsere Anzeigen. Sie passen auf eine Seite.',
  },
  fiftyBillion: {
    title: 'Fünfzig Milliarden Suchanfragen',
    text: 'An manchen Tagen beantworten wir jetzt mehr Suchanfragen als in unserem ganzen ersten Jahr.',
  },
  hundredPeople: {
    title: 'Hundert Menschen',
    text: 'Das Team zählt mehr als 100 Menschen, noch immer ohne Großraumbüro.',
  },
  emailProtection: {
    title: 'E-Mail-Schutz',
    text: 'Ein neuer Dienst vergibt E-Mail-Adressen zum Wegwerfen und entfernt Tracker aus den Nachrichten, die dort ankommen.',
  },
  hundredBillion: {
    title: 'Hundert Milliarden Suchanfragen',
    text: 'Diese Zahl kann sich niemand vorstellen. Wir haben es mit Enten versucht.',
  },
  mac: {
    title: 'Ein Browser für den Mac',
    text: 'Von Grund auf selbst gebaut, mit einer Schaltfläche, die Ihre Daten löscht.',
  },
  windows: {
    title: 'Ein Browser für Windows',
    text: 'Derselbe Schutz kommt auf das meistgenutzte Desktop-System.',
  },
  team212: {
    title: '212 Menschen',
    text: 'Das Team wächst weiter, und von je 20 Leuten aus dem Vorjahr sind 19 noch da.',
  },
  fiveMillion: {
    title: 'Fünf Millionen Dollar gespendet',
    text: 'Unsere Spenden überschreiten fünf Millionen Dollar. Nach welchen Regeln wir geben, hat sich nicht geändert.',
  },
  sync: {
    title: 'Synchronisieren ohne Konto',
    text: 'Lesezeichen und Passwörter sind auf allen Ihren Geräten gleich. Der Schlüssel dazu verlässt Ihre Geräte nie.',
  },
  subscription: {
    title: brand.subscription,
    text: 'VPN, Entfernung persönlicher Daten und Hilfe bei Identitätsdiebstahl kommen in einem Abo zusammen.',
    link: 'Ansehen, was enthalten ist',
  },
  chat: {
    title: 'Privater KI-\u2060Chat',
    text: `${brand.chat} leitet Fragen an KI-Modelle weiter, ohne zu verraten, wer gefragt hat.`,
  },
  thirteenRounds: {
    title: `${shortDollars(figures.donatedDollars, 'de')} gespendet`,
    text: 'Dreizehn Spendenrunden, Jahr für Jahr aufgelistet.',
  },
  today: {
    title: `${figures.teamSize} Menschen`,
    text: 'Noch immer remote, und noch immer gleicher Lohn für gleiche Arbeit, wo auch immer jemand lebt.',
  },
};
