import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/screens';
import type { Translation } from '@/lib/content/translations/translation';

const { vpnLocations } = subscriptionFigures;

export const vpnScreen: Translation<typeof english.vpnScreen> = {
  describes: `Das VPN von ${brand.browser}, eingeschaltet: seit zwei Stunden mit Zürich verbunden, darunter eine Liste weiterer Standorte zur Auswahl.`,
  title: 'VPN',
  status: 'Verbunden',
  since: '2\u00a0Std. 14\u00a0Min.',
  list: `Standorte (${vpnLocations})`,
  locations: [
    { place: 'Nächstgelegener', country: 'Nach Geschwindigkeit gewählt' },
    { place: 'Zürich', country: 'Schweiz', isChosen: true },
    { place: 'Amsterdam', country: 'Niederlande' },
    { place: 'Montreal', country: 'Kanada' },
    { place: 'New York', country: 'USA' },
    { place: 'Stockholm', country: 'Schweden' },
  ],
};

export const browserScreen: Translation<typeof english.browserScreen> = {
  describes: `${brand.browser} auf einer Wetterseite. Das Feld hinter dem Schild sagt, dass die Verbindung verschlüsselt ist, dass 14 Tracker blockiert wurden, von welchen Unternehmen, und dass das Cookie-Banner beantwortet wurde.`,
  tab: 'Mittags Regen | Pond Weather',
  address: 'pond-weather.example',
  site: 'Pond Weather',
  sections: ['Heute', 'Radar', 'Zehn Tage'],
  headline: 'Mittags Regen, abends klar',
  text: 'Eine Front aus Westen bringt den Seen vor dem Mittag Schauer. Gegen Abend dreht der Wind, und es klart auf.',
  hours: [
    { hour: '9', degrees: '14°', sky: 'sun' },
    { hour: '12', degrees: '12°', sky: 'rain' },
    { hour: '15', degrees: '13°', sky: 'rain' },
    { hour: '18', degrees: '15°', sky: 'sun' },
  ],
  panel: {
    title: 'Der Schutz ist an',
    rows: [
      { icon: 'lock', title: 'Verbindung ist verschlüsselt', text: '' },
      { icon: 'shield', title: '14 Tracker blockiert', text: 'Von 5 Unternehmen' },
      { icon: 'check', title: 'Cookies abgelehnt', text: 'Das Banner wurde für Sie beantwortet' },
    ],
    companies: ['follow.example', 'counter.example', 'pixel.example'],
    more: 'und 2 weitere',
  },
};

export const chatScreen: Translation<typeof english.chatScreen> = {
  describes: `Beispiel für einen Chat in ${brand.chat} mit einem der Modelle des Abos.`,
  model: 'Leistungsfähigeres Modell',
  question: 'Mach aus diesen Notizen eine Packliste für vier Tage am See.',
  answer:
    'Fürs Wasser: zwei Badeanzüge, ein Handtuch, Sandalen. Für den Abend: ein Pullover, eine Regenjacke, Socken.',
};
