import { brand } from '../brand';
import { subscriptionFigures } from './proFeatures';

const { vpnLocations } = subscriptionFigures;

/** What stands on the screens of our products where a page shows one. Each is one picture, told in `describes`. */
export const vpnScreen = {
  describes: `The VPN of ${brand.browser}, turned on: connected to Zurich for two hours, and a list of other locations to choose from.`,
  title: 'VPN',
  status: 'Connected',
  since: '2 h 14 min',
  list: `Locations (${vpnLocations})`,
  locations: [
    { place: 'Nearest', country: 'Chosen for speed' },
    { place: 'Zurich', country: 'Switzerland', isChosen: true },
    { place: 'Amsterdam', country: 'Netherlands' },
    { place: 'Montreal', country: 'Canada' },
    { place: 'New York', country: 'United States' },
    { place: 'Stockholm', country: 'Sweden' },
  ] as readonly { place: string; country: string; isChosen?: true }[],
} as const;

/** A page in the browser, with the panel behind the shield. */
export const browserScreen = {
  describes: `${brand.browser} on a weather page. The panel behind the shield says that the connection is encrypted, that 14 trackers were blocked, by which companies, and that the cookie pop-up was answered.`,
  tab: 'Rain by noon | Pond Weather',
  address: 'pond-weather.example',
  site: 'Pond Weather',
  sections: ['Today', 'Radar', 'Ten days'],
  headline: 'Rain by noon, clear by evening',
  text: 'A front from the west brings showers to the lakes before lunch. Toward evening the wind turns, and the sky clears.',
  hours: [
    { hour: '9', degrees: '14°', sky: 'sun' },
    { hour: '12', degrees: '12°', sky: 'rain' },
    { hour: '15', degrees: '13°', sky: 'rain' },
    { hour: '18', degrees: '15°', sky: 'sun' },
  ],
  panel: {
    title: 'Protections are on',
    rows: [
      { icon: 'lock', title: 'Connection is encrypted', text: '' },
      { icon: 'shield', title: '14 trackers blocked', text: 'From 5 companies' },
      { icon: 'check', title: 'Cookies declined', text: 'The pop-up was answered for you' },
    ],
    companies: ['follow.example', 'counter.example', 'pixel.example'],
    more: 'and 2 more',
  },
} as const;

/** A question to a larger model. */
export const chatScreen = {
  describes: `An example of a chat in ${brand.chat}, with one of the models of the subscription.`,
  model: 'More capable model',
  question: 'Turn these notes into a packing list for four days at the lake.',
  answer:
    'For the water: two swimsuits, a towel, sandals. For the evenings: a sweater, a rain jacket, socks.',
} as const;
