import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/searchBoxWords';
import type { Translation } from '@/lib/content/translations/translation';

export const searchBoxWords: Translation<typeof english.searchBoxWords> = {
  label: 'Privat im Web suchen',
  placeholder: 'Privat suchen',
  placeholderChat: `${brand.chat} privat fragen`,
  submit: 'Suchen',
  submitAsk: 'Fragen',
  ask: `${brand.chat} fragen`,
  clear: 'Suche leeren',
  mode: 'Suchen oder KI fragen',
  modeSearch: 'Suchen',
  modeAsk: 'KI fragen',
  suggestions: 'Vorschläge',
  found: 'Vorschläge: 0. Mit den Pfeiltasten auswählen.',
  foundNone: '',
  take: 'Ins Suchfeld übernehmen',
  tooLong: 'Das sind 0 Zeichen. Eine Suche darf höchstens 500 haben, bitte kürzen Sie sie.',
  customize: 'Anpassen',
  customizeTitle: 'Suchfeld',
  customizeLegend: 'Anzeigen',
  customizeBoth: 'Suche und KI-Chat',
  customizeSearch: 'Nur Suche',
  customizeNote:
    'Wird in diesem Browser gespeichert. „Nur Suche“ blendet KI auch in unseren Suchergebnissen aus.',
  aiSettings: 'Alle KI-Einstellungen',
  done: 'Fertig',
  keys: 'Mit Alt+Eingabe fragen Sie direkt die KI.',
};
