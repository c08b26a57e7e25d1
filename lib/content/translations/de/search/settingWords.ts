import type * as english from '@/lib/content/search/settingWords';
import type { Translation } from '@/lib/content/translations/translation';

export const settingGroupWords: Translation<typeof english.settingGroupWords> = {
  general: { label: 'Allgemein', lead: 'Welche Ergebnisse Sie bekommen und wie sie sich verhalten.' },
  appearance: { label: 'Aussehen', lead: 'Wie die Ergebnisseite aussieht.' },
  privacy: { label: 'Datenschutz', lead: 'Was eine Suche anderen verrät.' },
  ai: {
    label: 'KI-Funktionen',
    lead: 'Schalten Sie alle aus, und kein KI-\u2060Modell ist an Ihren Suchen beteiligt.',
  },
};

export const settingWords: Translation<typeof english.settingWords> = {
  region: {
    label: 'Region',
    text: 'Für welchen Teil der Welt Ihre Ergebnisse gelten.',
    values: {
      '': 'Nach Sprache',
      'wt-wt': 'Alle Regionen',
      'xa-ar': 'Arabische Welt',
      'xa-en': 'Arabische Welt (Englisch)',
      'ct-ca': 'Katalonien',
      'hk-tzh': 'Hongkong',
      'ue-es': 'USA (alte Einstellung für Spanisch)',
    },
  },
  language: {
    label: 'Sprache',
    text: 'Die Sprache von Schaltflächen und Meldungen.',
    values: {
      wt_WT: 'Sprache des Browsers',
    },
  },
  safeSearch: {
    label: 'Sichere Suche',
    text: '„Streng“ blendet alle Inhalte für Erwachsene aus, „Mittel“ nur solche Bilder und Videos.',
    values: {
      '1': 'Streng',
      '-1': 'Mittel',
      '-2': 'Aus',
    },
  },
  autocomplete: {
    label: 'Vorschläge',
    text: 'Schlägt beim Tippen Suchen vor.',
  },
  installProduct: {
    label: 'Hinweise zur Installation',
    text: 'Zeigt, wie Sie unsere Suchmaschine in Ihren Browser holen.',
  },
  instantAnswers: {
    label: 'Sofortantworten',
    text: 'Zeigt Antworten über den Ergebnissen.',
  },
  autoloadResults: {
    label: 'Endloses Scrollen',
    text: 'Lädt beim Scrollen weitere Ergebnisse.',
  },
  newWindow: {
    label: 'Ergebnisse in neuem Tab öffnen',
  },
  keyboardShortcuts: {
    label: 'Tastenkürzel',
  },
  units: {
    label: 'Einheiten',
    values: {
      '-1': 'Nach Region',
      m: 'Metrisch',
      u: 'US-amerikanisch',
    },
  },
  video: {
    label: 'Videos auf der Ergebnisseite abspielen',
    values: {
      '1': 'Immer',
      '2': 'Nie',
      '-1': 'Nachfragen',
    },
  },
  maps: {
    label: 'Routen öffnen in',
    values: {
      '': 'Unseren Karten',
      osm: 'OpenStreetMap',
      'google-maps': 'Google Maps',
      'apple-maps': 'Apple Maps',
      'bing-maps': 'Bing Maps',
    },
  },
  ads: {
    label: 'Werbung',
    text: 'Anzeigen richten sich nach Ihren Suchwörtern, nicht nach Ihnen. Sie finanzieren die Suche.',
  },
  homepageTips: {
    label: 'Tipps auf der Startseite',
  },
  newsletterReminder: {
    label: 'Erinnerung an den Newsletter',
  },
  newsletter: {
    label: 'Newsletter auf der Startseite',
  },
  helpImprove: {
    label: 'Bitten um Ihre Meinung',
  },
  theme: {
    label: 'Design',
    values: {
      '': 'Nach Gerät',
      '-1': 'Hell',
      d: 'Dunkel',
      t: 'Terminal',
      c: 'Kontrast',
      r: 'Retro',
      b: 'Schlicht',
      g: 'Grau',
    },
  },
  font: {
    label: 'Schrift des Textes',
  },
  linkFont: {
    label: 'Schrift der Titel',
  },
  size: {
    label: 'Textgröße',
    values: {
      s: 'Klein',
      m: 'Mittel',
      n: 'Groß',
      l: 'Größer',
      t: 'Am größten',
    },
  },
  width: {
    label: 'Seitenbreite',
    values: {
      n: 'Normal',
      w: 'Breit',
      s: 'Sehr breit',
    },
  },
  placement: {
    label: 'Ausrichtung',
    values: {
      m: 'Mittig',
      l: 'Links',
    },
  },
  underline: {
    label: 'Unterstrichene Titel',
  },
  header: {
    label: 'Kopfzeile',
    values: {
      d: 'Verschwindet beim Scrollen',
      '1': 'Bleibt stehen',
      s: 'Scrollt mit der Seite weg',
      '-1': 'Aus',
      '-2': 'Immer aus',
    },
  },
  favicons: {
    label: 'Symbole der Websites',
  },
  urlDisplay: {
    label: 'Adresse des Ergebnisses',
    values: {
      b: 'Mit Pfad',
      s: 'Nur die Website',
      '-1': 'Keine',
    },
  },
  urlPlacement: {
    label: 'Platz der Adresse',
    values: {
      a: 'Über dem Titel',
      b: 'Unter dem Titel',
      '-1': 'Nach Design',
    },
  },
  pageNumbers: {
    label: 'Seitenwechsel',
    values: {
      '1': 'Linie und Zahl',
      n: 'Zahl',
      '-1': 'Keine',
    },
  },
  background: {
    label: 'Hintergrundfarbe',
  },
  headerColor: {
    label: 'Farbe der Kopfzeile',
  },
  moduleColor: {
    label: 'Farbe der Module',
  },
  textColor: {
    label: 'Textfarbe',
  },
  titleColor: {
    label: 'Farbe der Titel',
  },
  visitedColor: {
    label: 'Farbe besuchter Titel',
  },
  addressColor: {
    label: 'Farbe der Adressen',
  },
  method: {
    label: 'Wie Ihre Suche gesendet wird',
    text: 'Mit POST stehen Ihre Suchen nicht im Browserverlauf.',
    values: {
      g: 'In der Adresse (GET)',
      p: 'Im Inhalt der Anfrage (POST)',
    },
  },
  redirect: {
    label: 'Suche vor Websites verbergen',
    text: 'Die Website, die Sie öffnen, erfährt nicht, wonach Sie gesucht haben.',
  },
  https: {
    label: 'Verschlüsselte Websites bevorzugen',
  },
  autoloadImages: {
    label: 'Bilder sofort laden',
  },
  recentRegions: {
    label: 'Zuletzt genutzte Regionen merken',
  },
  location: {
    label: 'Ergebnisse in Ihrer Nähe',
    text: 'Fragt Ihren Browser nach Ihrem ungefähren Standort, nutzt ihn für eine Suche und vergisst ihn.',
  },
  mapRendering: {
    label: 'Darstellung der Karten',
    values: {
      '-1': 'Nach Gerät',
      b: 'Als Vektoren',
      i: 'Als Bilder',
    },
  },
  chat: {
    label: 'KI-Chat',
    text: 'Zeigt eine Schaltfläche, mit der Sie den KI-Chat fragen.',
  },
  searchAssist: {
    label: 'KI-Zusammenfassung der Ergebnisse',
    values: {
      '-1': 'Nie',
      '0': 'Auf Wunsch',
      '1': 'Manchmal',
      '2': 'Oft',
    },
  },
  aiImages: {
    label: 'KI-generierte Bilder',
    values: {
      '-1': 'Zeigen',
      '1': 'Ausblenden',
    },
  },
};
