import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/windows';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const windowsChanges: Translation<typeof english.windowsChanges> = {
  title: 'Dieselbe Seite, vorher und nachher',
  lead: 'Sie bekommen weiterhin alles, weswegen Sie gekommen sind. Das hier fällt weg.',
  before: 'In den meisten Browsern',
  after: `In ${brand.browser}`,
  rows: [
    {
      before: 'Eine Nachrichtenseite lädt Skripte von Dutzenden anderer Unternehmen.',
      after: 'Die Seite lädt ohne sie, und das Schild-Symbol zeigt, was blockiert wurde.',
    },
    {
      before: 'Ein Cookie-Banner verdeckt den ersten Absatz.',
      after: 'Es ist beantwortet, bevor Sie es sehen, mit der datensparsamsten Option, die es gibt.',
    },
    {
      before: 'Die Schuhe, die Sie einmal angesehen haben, folgen Ihnen zwei Wochen lang.',
      after: 'Die Werbenetzwerke haben nie erfahren, dass Sie sie angesehen haben.',
    },
    {
      before: 'Um Ihre Daten zu löschen, brauchen Sie ein Menü, eine Liste und drei Kästchen.',
      after: 'Eine Schaltfläche löscht Ihre Tabs und Ihren Verlauf.',
    },
  ],
};

export const olderPackage: Translation<typeof english.olderPackage> = {
  text: 'Blockiert Ihr Netzwerk Installationsprogramme?',
  label: 'Windows-App-Paket herunterladen',
};

export const windowsInstall: Translation<typeof english.windowsInstall> = {
  title: 'So installieren Sie ihn',
  lead: 'Lassen Sie diese Seite beim Installieren geöffnet. Es sind vier kurze Schritte.',
  steps: [
    {
      title: 'Installations\u00addatei öffnen',
      text: 'TealInstaller.exe liegt in Ihrem Ordner „Downloads“. Die meisten Browser zeigen die Datei auch oben rechts an.',
    },
    {
      title: 'Herausgeber prüfen',
      text: `Windows fragt, ob die Datei ausgeführt werden soll, und nennt ${brand.legalName} als Herausgeber. Steht dort ein anderer Name, brechen Sie ab und sagen Sie uns Bescheid.`,
    },
    {
      title: 'Eine Minute warten',
      text: 'Das Installationsprogramm lädt die neueste Version herunter und öffnet sie. Ein Administratorpasswort brauchen Sie nicht.',
    },
    {
      title: 'Lesezeichen und Passwörter importieren',
      text: 'Wählen Sie Ihren bisherigen Browser aus, dann ziehen Lesezeichen und Passwörter um. Sie können das auch überspringen und später nachholen.',
    },
  ],
  store: {
    title: 'Lieber aus dem Microsoft Store?',
    text: 'Es ist dieselbe App. Der Store hält sie aktuell, und manche Unternehmen erlauben nur Apps von dort.',
    label: 'Microsoft Store öffnen',
  },
};

export const windowsTrouble: Translation<typeof english.windowsTrouble> = {
  title: 'Wenn die Installation stockt',
  items: [
    {
      id: 'smart-screen',
      title: 'Windows meldet: „Der Computer wurde durch Windows geschützt“',
      text: 'Diese Meldung zeigt Windows bei neuen Dateien. Klicken Sie auf „Weitere Informationen“, prüfen Sie, ob wir als Herausgeber genannt sind, und klicken Sie auf „Trotzdem ausführen“.',
    },
    {
      id: 'not-started',
      title: 'Der Download hat nicht begonnen',
      text: 'Klicken Sie noch einmal auf die Schaltfläche. Blockiert Ihr Netzwerk Installationsprogramme, nehmen Sie stattdessen den Microsoft Store.',
    },
    {
      id: 's-mode',
      title: 'Mein PC läuft im S-Modus',
      text: 'Im S-Modus installiert Windows nur Apps aus dem Microsoft Store. Dort bekommen Sie die vollständige App.',
    },
    {
      id: 'default',
      title: 'Wie mache ich ihn zu meinem Standardbrowser?',
      text: 'Öffnen Sie die Einstellungen, wählen Sie „Apps“, dann „Standard-Apps“ und unseren Browser aus. Klicken Sie oben auf die Schaltfläche, die ihn als Standard festlegt.',
    },
  ],
};

export const windowsRequirements: Translation<typeof english.windowsRequirements> = {
  title: 'System\u00advoraussetzungen',
  rows: [
    { term: 'System', text: `Ab ${minimumNames.windows}, auch Windows 11` },
    { term: 'Prozessor', text: '64 Bit von Intel, AMD oder Arm' },
    { term: 'Speicherplatz', text: 'Etwa 400\u00a0MB' },
    { term: 'Rechte', text: 'Ein Standardbenutzerkonto' },
  ],
};

export const windowsQuestions: Translation<typeof english.windowsQuestions> = {
  title: 'Fragen zur Windows-App',
  items: [
    {
      id: 'edge',
      question: 'Muss ich Edge entfernen?',
      answer:
        'Nein. Sie können beide behalten, und Windows behält Edge ohnehin. Sie entscheiden, welcher Browser Ihre Links öffnet.',
    },
    {
      id: 'engine',
      question: 'Ist er eine weitere Kopie von Chrome?',
      answer:
        'Nein, aber er zeigt Seiten mit der Engine an, die Windows bereitstellt, sodass Websites funktionieren wie in Edge und Chrome. Was Daten an Google oder Microsoft meldet, lässt er weg, und er bringt eigene Schutzfunktionen mit.',
    },
    {
      id: 'antivirus',
      question: 'Ersetzt er ein Antivirenprogramm?',
      answer:
        'Nein. Er warnt vor bekannten schädlichen Websites und blockiert Tracker. Die Dateien auf Ihrem Computer untersucht er nicht.',
    },
    {
      id: 'remove',
      question: 'Wie deinstalliere ich ihn?',
      answer:
        'Öffnen Sie „Einstellungen“, „Apps“, „Installierte Apps“ und wählen Sie „Deinstallieren“, wie bei jeder App. Damit werden auch ihre Daten gelöscht, und wir fragen nicht per E-Mail nach dem Warum.',
    },
  ],
};

export const previewWords: Translation<typeof english.previewWords> = {
  inside: {
    title: 'Was jetzt in der Vorschau steckt',
    items: [
      {
        title: 'Zwei Seiten nebeneinander',
        text: 'Ein Fenster, zwei Seiten und dazwischen eine Trennlinie, die Sie verschieben können.',
      },
      {
        title: 'Eine neue Startseite',
        text: 'Suche, Lesezeichen und die heute blockierten Tracker, angeordnet, wie es Ihnen passt.',
      },
      {
        title: 'Schnellerer Start',
        text: 'Das erste Fenster öffnet sich, während der Rest noch lädt.',
      },
    ],
  },
  expect: {
    title: 'Was Sie erwartet',
    items: [
      'Etwa jede Woche eine neue Version, installiert, wenn Sie die App schließen.',
      'Einiges, was noch nicht funktioniert. Behalten Sie für Ihre Bank einen anderen Browser.',
      'Eigene Einstellungen, Lesezeichen und Passwörter, getrennt von der regulären App.',
      'Dieselbe Privatsphäre. Die Vorschau meldet nicht mehr über Sie als die reguläre App.',
    ],
  },
  survey: {
    text: 'Nutzen Sie sie schon eine Weile?',
    label: 'Erzählen Sie uns, wie es läuft',
    href: '/windows-user-survey',
  },
  stable: {
    text: 'Möchten Sie lieber warten, bis alles fertig ist?',
    label: 'Zur regulären App',
    href: '/windows',
  },
};

export const windowsClosing: Translation<typeof english.windowsClosing> = {
  title: `${brand.browser} für Windows`,
  text: 'In etwa einer Minute installiert, und ein Konto brauchen Sie nicht.',
};
