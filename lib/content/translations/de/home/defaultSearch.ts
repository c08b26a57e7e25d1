import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/defaultSearch';
import { startHost } from '@/lib/content/site/hosts';
import type { Translation } from '@/lib/content/translations/translation';

export const defaultSearchWords: Translation<typeof english.defaultSearchWords> = {
  title: `${brand.name} als Suchmaschine einrichten`,
  lead: 'Wählen Sie Ihren Browser, um die drei Schritte zu sehen.',
  address: `Wenn ${brand.name} in der Liste Ihres Browsers fehlt, fügen Sie diese Adresse hinzu: ${brand.searchUrl}?q=%s`,
  start: `Sie können auch ${startHost} als Startseite festlegen.`,
  close: 'Schließen',
};

export const defaultSearchSteps: Translation<typeof english.defaultSearchSteps> = [
  {
    id: 'chrome',
    name: 'Chrome',
    steps: [
      'Öffnen Sie das Menü oben rechts und wählen Sie „Einstellungen“.',
      'Wählen Sie „Suchmaschine“.',
      `Wählen Sie ${brand.name} aus und bestätigen Sie.`,
    ],
  },
  {
    id: 'edge',
    name: 'Edge',
    steps: [
      'Öffnen Sie das Menü oben rechts und wählen Sie „Einstellungen“.',
      'Wählen Sie „Datenschutz, Suche und Dienste“ und dann „Adressleiste und Suche“.',
      `Wählen Sie ${brand.name} für die Adressleiste aus.`,
    ],
  },
  {
    id: 'firefox',
    name: 'Firefox',
    steps: [
      'Öffnen Sie das Menü oben rechts und wählen Sie „Einstellungen“.',
      'Wählen Sie „Suche“.',
      `Wählen Sie ${brand.name} unter „Standardsuchmaschine“ aus.`,
    ],
  },
  {
    id: 'safari',
    name: 'Safari',
    steps: [
      'Öffnen Sie das Menü „Safari“ und wählen Sie „Einstellungen“.',
      'Wählen Sie den Tab „Suchen“.',
      `Wählen Sie ${brand.name} als Suchmaschine aus.`,
    ],
  },
  {
    id: 'ios',
    name: 'iPhone und iPad',
    steps: [
      'Öffnen Sie die App „Einstellungen“ und tippen Sie auf „Apps“ und dann auf „Safari“.',
      'Tippen Sie auf „Suchmaschine“.',
      `Tippen Sie auf ${brand.name}.`,
    ],
  },
  {
    id: 'android',
    name: 'Android',
    steps: [
      'Tippen Sie in Chrome auf die drei Punkte und dann auf „Einstellungen“.',
      'Tippen Sie auf „Suchmaschine“.',
      `Tippen Sie auf ${brand.name}.`,
    ],
  },
];
