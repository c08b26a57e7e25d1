import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/mac';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const macNotices: Translation<typeof english.macNotices> = {
  title: 'Was Ihnen in der ersten Woche auffällt',
  items: [
    {
      id: 'fast',
      title: 'Seiten laden schneller',
      text: 'Ohne Tracker gibt es weniger zu laden, und beim Lesen bewegt sich weniger. Das Schild-Symbol in der Adressleiste zeigt, wie viele blockiert wurden.',
    },
    {
      id: 'cookies',
      title: 'Weniger Cookie-Banner',
      text: 'Wo eine Website es zulässt, wählen wir die datensparsamste Option für Sie und schließen das Banner, bevor Sie zur Maus greifen.',
    },
    {
      id: 'clear',
      title: 'Ihre Daten mit einem Klick löschen',
      text: 'Die Löschtaste schließt Tabs und löscht Verlauf und Cookies. Auf Websites, die Sie behalten möchten, bleiben Sie angemeldet.',
    },
    {
      id: 'video',
      title: 'Videos privat ansehen',
      text: 'Unser Player zeigt das Video und verhindert, dass es Ihre Empfehlungen und Ihre Werbung beeinflusst.',
    },
  ],
};

export const macInstall: Translation<typeof english.macInstall> = {
  title: 'In drei Schritten installiert',
  steps: [
    {
      title: 'Öffnen Sie die heruntergeladene Datei',
      text: 'Teal.dmg liegt im Ordner „Downloads“ am rechten Ende des Docks. Ein Doppelklick öffnet ein kleines Fenster.',
    },
    {
      title: 'Ziehen Sie die App in den Ordner „Programme“',
      text: 'Damit wird die App auf Ihren Mac kopiert. Danach können Sie das Fenster schließen und die Datei löschen.',
    },
    {
      title: 'Starten Sie sie aus dem Ordner „Programme“',
      text: 'Beim ersten Mal fragt macOS, ob Sie eine App aus dem Internet öffnen möchten. Es sagt Ihnen auch, dass Apple sie auf Schadsoftware geprüft hat.',
    },
  ],
  trouble: {
    title: 'Klappt etwas nicht?',
    items: [
      {
        id: 'not-started',
        title: 'Der Download hat nicht begonnen',
        text: 'Klicken Sie noch einmal auf die Schaltfläche. Geschieht nichts, blockiert Ihr Netzwerk vielleicht Dateien dieser Art. Versuchen Sie es über eine andere Verbindung.',
      },
      {
        id: 'no-permission',
        title: 'Ich darf auf diesem Mac keine Apps installieren',
        text: 'Wird der Mac von einer Schule oder Firma verwaltet, ziehen Sie die App auf den Schreibtisch statt in den Ordner „Programme“ und öffnen Sie sie dort. Oder fügen Sie unsere Erweiterung zu Ihrem jetzigen Browser hinzu.',
      },
      {
        id: 'default',
        title: 'Wie mache ich ihn zu meinem Standardbrowser?',
        text: 'Öffnen Sie die Systemeinstellungen, wählen Sie „Schreibtisch & Dock“ und unter „Standard-Webbrowser“ unseren Browser. Die App bietet an, Sie dorthin zu bringen.',
      },
    ],
  },
};

export const macRequirements: Translation<typeof english.macRequirements> = {
  title: 'System\u00advoraussetzungen',
  rows: [
    { term: 'System', text: `Ab ${minimumNames.macos} (10.15)` },
    { term: 'Macs', text: 'Apple Chip und Intel, mit einer Datei für beide' },
    { term: 'Speicherplatz', text: 'Etwa 300\u00a0MB' },
    { term: 'Updates', text: 'Automatisch, wenn Sie die App beenden' },
    { term: 'Konto', text: 'Nicht nötig' },
  ],
};

export const macQuestions: Translation<typeof english.macQuestions> = {
  title: 'Fragen zur Mac-App',
  items: [
    {
      id: 'import',
      question: 'Kann ich meine Passwörter und Lesezeichen übernehmen?',
      answer:
        'Ja, aus Safari, Chrome, Edge, Brave und Firefox. Die App bietet das beim ersten Öffnen an, und später finden Sie es unter „Einstellungen“, „Importieren“. Alles, was Sie importieren, bleibt auf Ihrem Mac.',
    },
    {
      id: 'safari',
      question: 'Worin unterscheidet er sich von Safari?',
      answer:
        'Safari schränkt die Cookies von Trackern ein, doch die Tracker selbst laden trotzdem. Wir blockieren sie, bevor sie laden, beantworten Cookie-Banner und suchen standardmäßig privat. Alles Weitere steht im Vergleich, auch das, was Safari genauso gut kann.',
    },
    {
      id: 'engine',
      question: 'Welche Browser-Engine nutzt er?',
      answer:
        'Die, die zu macOS gehört, dieselbe wie Safari. Seiten sehen aus wie in Safari, und die App bleibt klein.',
    },
    {
      id: 'extensions',
      question: 'Kann ich Erweiterungen nutzen?',
      answer:
        'Noch nicht. Die meisten, die danach fragen, wünschen sich einen Inhaltsblocker oder einen Passwortmanager, und beides ist eingebaut. Andere Passwortmanager arbeiten über ihre eigenen Apps mit unserem Browser zusammen.',
    },
    {
      id: 'phone',
      question: 'Synchronisiert er mit meinem Smartphone?',
      answer: `Wenn Sie möchten. ${brand.browser} synchronisiert Lesezeichen und Passwörter über einen Code, den Sie scannen. Es gibt kein Konto, und wir können nicht lesen, was Sie synchronisieren.`,
    },
  ],
};

export const macClosing: Translation<typeof english.macClosing> = {
  title: `${brand.browser} für Mac`,
  text: 'Er ist in etwa einer Minute installiert, und Safari können Sie behalten.',
};
