import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/search/bangPage';
import type { Translation } from '@/lib/content/translations/translation';

export const bangHero: Translation<typeof english.bangHero> = {
  title: 'Mit Bangs direkt auf anderen Websites suchen',
  lead: `Schreiben Sie einen Bang vor Ihre Suche, und ${brand.search} bringt Sie direkt zu den Ergebnissen auf dieser Website.`,
  label: `Mit ${brand.search} suchen`,
  placeholder: '!wde Enten',
  submit: 'Suchen',
  example: { bang: '!wde', words: 'Enten', site: 'Wikipedia', address: 'de.wikipedia.org', found: 'Enten' },
  exampleLabel: 'Beispiel: !wde Enten öffnet den Artikel über Enten in der Wikipedia',
};

export const bangFacts: Translation<typeof english.bangFacts> = {
  title: 'Was Bangs sind',
  items: [
    {
      title: 'Ein Ausrufezeichen und ein paar Buchstaben',
      text: 'Sie stehen für eine Website. Die fünf, die Sie brauchen, haben Sie nach einem Tag im Kopf; alle anderen finden Sie hier.',
    },
    {
      title: 'An jeder Stelle der Suche',
      text: 'Am Anfang, am Ende oder mittendrin: „Enten !wde“ bewirkt dasselbe.',
    },
    {
      title: 'Privat, was uns betrifft',
      text: 'Wir speichern nicht, welche Bangs Sie nutzen. Die Website, zu der Sie gehen, sieht Ihren Besuch wie jeden anderen.',
    },
  ],
  popularTitle: 'Beliebte Bangs',
};

export const bangList: Translation<typeof english.bangList> = {
  title: 'Alle Bangs',
  lead: (count, categories) => `${count} Websites in ${categories} Kategorien.`,
  filterLabel: 'Bang nach Name oder Buchstaben finden',
  filterPlaceholder: 'Wikipedia, !yt, Essen',
  found: (count) => (count === 1 ? '1 Bang' : `${count} Bangs`),
  noneTitle: 'Keine Bangs gefunden',
  none: 'Versuchen Sie es mit weniger Buchstaben oder schlagen Sie die Website vor.',
  suggest: { label: 'Bang vorschlagen', href: '/bangs/new' },
  suggestTitle: 'Fehlt einer?',
  browse: 'Kategorien',
};

export const bangForm: Translation<typeof english.bangForm> = {
  title: 'Bang vorschlagen',
  lead: 'Füllen Sie vier Felder aus. Jeder Vorschlag wird von einem Menschen geprüft, und gute stehen innerhalb weniger Wochen in der Liste.',
  fields: {
    site: {
      label: 'Name der Website',
      hint: 'So, wie die Website sich selbst nennt.',
      placeholder: 'Open Food Facts',
    },
    trigger: {
      label: 'Kürzel',
      hint: 'Wenige Buchstaben oder Ziffern, die man sich leicht merkt.',
      placeholder: '!off',
    },
    url: {
      label: 'Suchadresse',
      hint: 'Suchen Sie etwas auf der Website, kopieren Sie die Adresse und ersetzen Sie Ihre Suchwörter durch {{{s}}}.',
      placeholder: 'https://example.org/search?q={{{s}}}',
    },
    place: { label: 'Kategorie und Unterkategorie', choose: 'Bitte wählen' },
  },
  errors: {
    site: 'Geben Sie den Namen der Website ein.',
    trigger: 'Geben Sie bis zu 24 Buchstaben oder Ziffern ohne Leerzeichen ein.',
    url: 'Geben Sie eine vollständige Adresse ein, die mit https:// beginnt und hinter der Domain der Website einmal {{{s}}} enthält.',
    place: 'Wählen Sie eine Kategorie.',
  },
  submit: 'Vorschlag senden',
  sending: 'Wird gesendet …',
  note: 'Wir speichern den Vorschlag und nichts über Sie.',
  busy: 'Das sind viele für eine Stunde. Vielen Dank. Senden Sie den Rest später.',
  failed:
    'Das hat nicht geklappt. Alles, was Sie eingegeben haben, ist noch da. Versuchen Sie es noch einmal.',
  thanksTitle: 'Danke für den Vorschlag',
  thanks: 'Wir prüfen ihn. Nehmen wir ihn auf, finden Sie ihn in der Liste aller Bangs.',
  another: 'Noch einen vorschlagen',
  back: { label: 'Alle Bangs', href: '/bangs' },
  checks: {
    title: 'Was einen guten Bang ausmacht',
    items: [
      'Die Website lässt sich über eine Adresse durchsuchen, ohne Anmeldung',
      'Auch andere würden ihn nutzen',
      'Das Kürzel ist kurz und steht noch nicht in der Liste',
      'Er führt zur Website selbst, nicht über einen Tracking-Link',
    ],
  },
};
