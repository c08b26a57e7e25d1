import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/productPages/chat';
import type { Translation } from '@/lib/content/translations/translation';

export const chatHero: Translation<typeof english.chatHero> = {
  title: 'Privater KI-\u2060Chat',
  lead: `${brand.chat} schickt Ihre Frage an das KI-\u2060Modell Ihrer Wahl, ohne zu verraten, wer Sie sind. Das ist kostenlos, und Sie brauchen kein Konto.`,
  start: { label: 'Chat beginnen', href: brand.chatUrl },
  terms: { label: 'Datenschutz und Bedingungen', href: '/duckai/privacy-terms' },
  example: {
    label: 'Beispiel für einen Chat',
    model: 'Kleines, schnelles Modell',
    question: 'Mein Vermieter will meine Kaution wegen eines Kratzers im Tisch behalten. Darf er das?',
    answer:
      'Normale Abnutzung ist meist kein Grund. Auf drei Dinge kommt es an: was im Übergabeprotokoll über den Tisch steht, wie alt er war und ob sich der Kratzer günstiger ausbessern lässt.',
    followUp: 'Schreib zwei höfliche Sätze an meinen Vermieter.',
    field: 'Stellen Sie eine Frage',
    note: 'Von uns gesendet, ohne Ihre IP-Adresse',
  },
};

export const chatJourney: Translation<typeof english.chatJourney> = {
  title: 'Was das Modell sieht',
  lead: 'Mit einer Nachricht geht mehr auf die Reise als ihr Text. Hier ist dieselbe Nachricht, bevor und nachdem sie unseren Server durchlaufen hat.',
  before: {
    title: 'Das verlässt Ihr Gerät',
    rows: [
      { term: 'Text', value: 'Ihre Frage', stays: true },
      { term: 'IP-Adresse', value: '203.0.113.24', stays: false },
      { term: 'Browser', value: 'Name und Version', stays: false },
      { term: 'Cookies', value: 'Alle, die gesetzt sind', stays: false },
      { term: 'Sprache', value: 'Die Sprache Ihres Systems', stays: false },
    ],
  },
  after: {
    title: 'Das kommt beim Modell an',
    rows: [
      { term: 'Text', value: 'Ihre Frage' },
      { term: 'Absender', value: brand.name },
    ],
    note: 'Schreiben Sie Ihren Namen in eine Frage, sieht ihn das Modell. Wir geben Ihre Worte unverändert weiter.',
  },
  kept: 'Entfernt',
};

export const chatPromises: Translation<typeof english.chatPromises> = {
  title: 'Was unsere Verträge garantieren',
  items: [
    {
      figure: '0',
      title: 'Chats auf unseren Servern',
      text: 'Fragen und Antworten durchlaufen den Arbeitsspeicher und werden nicht aufbewahrt.',
    },
    {
      figure: '0',
      title: 'Modelle mit Ihren Texten trainiert',
      text: 'Kein Anbieter darf mit dem trainieren, was Sie schreiben.',
    },
    {
      figure: '30',
      title: 'Tage höchstens',
      text: 'In dieser Zeit löscht jeder Anbieter, was wir gesendet haben, außer wenn Sicherheit oder Gesetze etwas anderes verlangen.',
    },
    {
      figure: '1',
      title: 'Ort mit Ihrem Verlauf',
      text: 'Ihr eigener Browser bewahrt Ihre letzten Chats auf, bis Sie sie löschen.',
    },
  ],
};

export const chatUses: Translation<typeof english.chatUses> = {
  title: 'Worin KI-\u2060Chats gut sind',
  lead: 'Ein Modell sagt Wörter voraus. Es hilft, wo Wörter die Aufgabe sind. Wo ein Fehler Sie etwas kosten würde, prüfen Sie die Antwort.',
  good: {
    title: 'Dafür gut geeignet',
    items: [
      {
        label: 'Einen langen Brief kürzen',
        question: 'Kürze diesen Brief auf fünf Sätze: ',
      },
      {
        label: 'Eine Formel schreiben',
        question: 'Schreib eine Formel für eine Tabellenkalkulation, die ',
      },
      {
        label: 'Zehn Namen für einen Ruderverein',
        question: 'Schlag zehn Namen für einen Ruderverein vor.',
      },
      {
        label: 'Eine Fehlermeldung erklären',
        question: 'Erkläre diese Fehlermeldung: ',
      },
      {
        label: 'Ein Rezept für Reste',
        question: 'Bitte ein Abendessen für zwei aus Reis, Eiern und Spinat.',
      },
    ],
  },
  poor: {
    title: 'Antworten prüfen bei',
    items: [
      'Dosierungen und Symptomen',
      'Verträgen und Steuern',
      'Nachrichten von heute',
      'Zitaten und Quellen',
      'Allem, was eine Person betrifft',
    ],
  },
};

export const chatPlans: Translation<typeof english.chatPlans> = {
  title: 'Kostenlos und mit Abo',
  columns: ['', 'Kostenlos', brand.subscription],
  rows: [
    {
      topic: 'Modelle',
      free: 'Mehrere kleine und mittlere',
      more: 'Dazu leistungsfähigere',
    },
    { topic: 'Fragen', free: 'Reichlich pro Tag', more: 'Ein Vielfaches davon' },
    { topic: 'Konto', free: 'Keines', more: 'Eine Zufallszahl' },
    { topic: 'Chats, die wir speichern', free: 'Keine', more: 'Keine' },
    {
      topic: 'Was wir speichern',
      free: 'Einen Nutzungszähler, einen Tag lang',
      more: 'Einen Nutzungszähler, einen Tag lang',
    },
  ],
  link: { label: `${brand.subscription} ansehen`, href: '/pro' },
};

export const chatQuestions: Translation<typeof english.chatQuestions> = {
  title: 'Fragen zum Chat',
  items: [
    {
      id: 'who-answers',
      question: 'Wer antwortet: Sie oder die Unternehmen hinter den Modellen?',
      answer:
        'Die Modelle gehören mehreren Unternehmen. Einige laufen auf unseren eigenen Servern. Die Liste im Chat zeigt das, bevor Sie wählen.',
    },
    {
      id: 'find-again',
      question: 'Wie finde ich einen Chat wieder, wenn Sie ihn nicht speichern?',
      answer:
        'Ihr Browser bewahrt Ihre letzten Chats auf Ihrem Gerät auf. Auf anderen Geräten sind sie nicht verfügbar, und wenn Sie Ihre Browserdaten löschen, sind auch sie gelöscht.',
    },
    {
      id: 'hide',
      question: 'Kann ich KI ganz abschalten?',
      answer:
        'Ja. In den Sucheinstellungen gibt es einen Abschnitt für KI mit eigenen Schaltern für die Chat-Schaltfläche, die Zusammenfassungen über den Ergebnissen und mit KI erzeugte Bilder.',
    },
    {
      id: 'files',
      question: 'Was geschieht mit Dateien, die ich anhänge?',
      answer:
        'Dasselbe wie mit Worten: Sie gehen ohne Ihren Namen an das Modell und werden weder von uns gespeichert noch zum Training verwendet.',
    },
    {
      id: 'limit',
      question: 'Wie setzen Sie ein Tageslimit durch, ohne zu wissen, wer ich bin?',
      answer:
        'Wir zählen in Ihrem Browser und mit einem Fingerabdruck Ihrer IP-Adresse, gebildet mit einem geheimen Schlüssel. Er sagt nichts darüber, was Sie gefragt haben, und wird innerhalb eines Tages gelöscht.',
    },
  ],
};
