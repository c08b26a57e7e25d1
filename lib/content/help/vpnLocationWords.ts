import { brand } from '../brand';
import { subscriptionFigures } from '../subscription/proFeatures';

export const vpnLocationWords = {
  title: 'VPN locations',
  lead: ({ cities, countries }: { cities: number; countries: number }) =>
    `${cities} cities in ${countries} countries. Choose one in the app, or let it pick the nearest.`,
  checked: (day: string) => `List last checked on ${day}.`,
  map: (cities: number) => `World map with ${cities} points, one for each city in the list below.`,
  listTitle: 'All locations',
  notes: {
    title: 'What a location does and doesn’t do',
    items: [
      {
        title: 'Sites see our IP address there',
        text: 'Your traffic leaves our network in the city you choose, so sites see our IP address instead of yours.',
      },
      {
        title: 'Closer is faster',
        text: 'Every mile adds delay. Unless you need a certain country, use the nearest location, which the app chooses on its own.',
      },
      {
        title: 'Not every site cooperates',
        text: 'Databases that match IP addresses with places can be out of date, and some sites turn VPNs away. We can’t promise that a country’s services work from there.',
      },
      {
        title: 'No logs, anywhere',
        text: 'Whichever location you use, no server keeps a record of which sites you visit, your IP address, or when you were connected.',
      },
      {
        title: 'Lists change',
        text: 'Locations come and go. The app always has the current list. This page shows when it was last checked.',
      },
    ],
  },
  call: {
    title: 'A VPN for the whole device',
    text: `Part of ${brand.subscription}, on up to ${subscriptionFigures.vpnDevices} devices at a time.`,
    action: { label: 'See plans', href: '/pro' },
    help: { label: 'Set up the VPN', href: '/help#vpn-set-up' },
  },
} as const;
