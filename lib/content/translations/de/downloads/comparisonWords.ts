import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloads/comparisonWords';
import type { Translation } from '@/lib/content/translations/translation';

export const supportWords: Translation<typeof english.supportWords> = {
  included: 'Enthalten',
  limited: 'Teilweise',
  paid: 'Kostet extra',
  none: 'Nicht enthalten',
};

export const comparisonGroupTitles: Translation<typeof english.comparisonGroupTitles> = {
  search: 'Suchen',
  browsing: 'Surfen',
  beyond: 'Über den Browser hinaus',
};

export const comparisonWords: Translation<typeof english.comparisonWords> = {
  'private-search': {
    topic: 'Standard\u00admäßig private Suche',
    meaning:
      'Was Sie in die Adressleiste eingeben, geht an eine Suchmaschine, die kein Profil von Ihnen anlegt.',
    notes: {},
  },
  'private-ai': {
    topic: 'Privater KI-\u2060Chat, wenn Sie möchten',
    meaning:
      'Fragen erreichen das KI-Modell ohne Ihren Namen und Ihre IP-Adresse, und Sie können KI abschalten.',
    notes: {
      safari: 'Gibt Fragen nach Rückfrage an ein anderes Unternehmen weiter.',
      firefox: 'Eine Seitenleiste für Chats anderer Unternehmen, zu deren Bedingungen.',
    },
  },
  trackers: {
    topic: 'Blockiert versteckte Tracker, bevor sie laden',
    meaning:
      'Skripte, die Ihren Besuch an andere Unternehmen melden, werden ganz blockiert; ihnen wird nicht nur das Cookie verweigert.',
    notes: {
      edge: 'Blockiert Tracker von Websites, die Sie nicht besucht haben; die übrigen laden.',
      safari: 'Schränkt ihre Cookies ein; die Skripte laden trotzdem.',
      firefox: 'Blockiert bekannte Tracker in privaten Fenstern; sonst nur ihre Cookies.',
    },
  },
  'targeted-ads': {
    topic: 'Blockiert personali\u00adsierte Werbung',
    meaning:
      'Ohne Tracker kann ein Werbenetzwerk Ihre Besuche auf verschiedenen Websites nicht miteinander verbinden.',
    notes: {},
  },
  'cookie-pop-ups': {
    topic: 'Beantwortet Cookie-Banner',
    meaning: 'Wählt die datensparsamste Option und schließt das Banner.',
    notes: {
      brave: 'Blendet viele davon aus, ohne sie zu beantworten.',
    },
  },
  video: {
    topic: 'Videos ohne personali\u00adsierte Werbung',
    meaning:
      'Ein Videoplayer, der verhindert, dass Ihre Videos beeinflussen, welche Werbung und Empfehlungen Sie sehen.',
    notes: {
      brave: 'Blockiert die meiste Werbung in Videos; die Website erfährt trotzdem, was Sie ansehen.',
    },
  },
  passwords: {
    topic: 'Passwort\u00admanager',
    meaning: 'Speichert Passwörter, füllt sie aus und bewahrt sie verschlüsselt auf.',
    notes: {},
  },
  'clear-data': {
    topic: 'Löscht Ihre Daten mit einer Schaltfläche',
    meaning:
      'Schließt Tabs und löscht Verlauf und Cookies; auf Websites, die Sie behalten möchten, bleiben Sie angemeldet.',
    notes: {
      chrome: 'In den Einstellungen, in mehreren Schritten.',
      edge: 'In den Einstellungen, in mehreren Schritten.',
      safari: 'Über ein Menü; Cookies ausgewählter Websites lassen sich nicht behalten.',
      firefox: 'Eine Schaltfläche für die letzten Stunden, sobald Sie sie zur Symbolleiste hinzufügen.',
      brave: 'Website für Website oder in den Einstellungen.',
    },
  },
  links: {
    topic: 'Entfernt Tracking-Codes aus Links',
    meaning:
      'Entfernt den Teil eines Links, der verrät, wer ihn angeklickt hat, bevor die Seite geöffnet wird.',
    notes: {
      safari: 'In privaten Fenstern.',
      firefox: 'In privaten Fenstern oder mit strengem Schutz.',
    },
  },
  fingerprinting: {
    topic: 'Erschwert Fingerprinting',
    meaning:
      'Macht es Skripten schwerer, Ihr Gerät an seinen kleinen Besonderheiten von anderen zu unterscheiden.',
    notes: {
      firefox: 'Das meiste davon in privaten Fenstern oder mit strengem Schutz.',
    },
  },
  encryption: {
    topic: 'Stellt auf verschlüsselte Verbindungen um',
    meaning:
      'Öffnet die sichere Version einer Website, wenn es eine gibt, unabhängig davon, was im Link steht.',
    notes: {
      chrome: 'Versucht es zuerst verschlüsselt; erzwingen lässt es sich in den Einstellungen.',
      edge: 'Versucht es zuerst verschlüsselt; erzwingen lässt es sich in den Einstellungen.',
    },
  },
  'opt-out': {
    topic: 'Fordert Websites auf, Ihre Daten nicht zu verkaufen',
    meaning:
      'Sendet bei jedem Seitenaufruf das Signal Global Privacy Control. Mancherorts müssen Websites es gesetzlich beachten.',
    notes: {
      firefox: 'Eine Einstellung; in privaten Fenstern standardmäßig an.',
    },
  },
  sync: {
    topic: 'Synchronisiert ohne Konto',
    meaning:
      'Lesezeichen und Passwörter werden über einen Code zwischen Ihren Geräten synchronisiert, nicht über Ihren Namen.',
    notes: {},
  },
  'email-trackers': {
    topic: 'Blockiert Tracker in E-\u2060Mails',
    meaning: 'Weiterleitungsadressen, die Tracker aus E-Mails entfernen, bevor sie bei Ihnen ankommen.',
    notes: {
      safari: 'Nur mit kostenpflichtigem Speicher; die Mail-App verbirgt, ob Sie eine E-Mail öffnen.',
      firefox: 'In einem eigenen Dienst; einige Adressen sind kostenlos.',
    },
  },
  vpn: {
    topic: 'VPN',
    meaning:
      'Verbirgt die Websites, die Sie besuchen, vor Ihrem Netz und Ihre IP-Adresse vor diesen Websites.',
    notes: {
      ours: `Teil von ${brand.subscription}.`,
      edge: 'Ein monatliches Datenvolumen, nach Anmeldung.',
      safari: 'Ein Relay nur für Safari, mit kostenpflichtigem Speicher.',
      firefox: 'Ein eigenes Abo.',
      brave: 'Ein eigenes Abo.',
    },
  },
  'data-removal': {
    topic: 'Entfernt Ihre Daten von Daten\u00adhändler-Seiten (USA)',
    meaning:
      'Fordert Seiten, die Namen und Anschriften verkaufen, auf, Ihre zu entfernen, und prüft immer wieder nach.',
    notes: {
      ours: `Teil von ${brand.subscription}, in den USA.`,
    },
  },
  'identity-restoration': {
    topic: 'Hilfe bei Identitäts\u00addiebstahl',
    meaning: 'Tag und Nacht hilft Ihnen jemand am Telefon, die Folgen zu bewältigen.',
    notes: {
      ours: `Teil von ${brand.subscription}.`,
    },
  },
};
