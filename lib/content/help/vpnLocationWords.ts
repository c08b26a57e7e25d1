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
    title: 'What a location does, and what it does not',
    items: [
      {
        title: 'Sites see an address there',
        text: 'Your traffic leaves our network in the city you choose, so sites see an address of ours in place of yours.',
      },
      {
        title: 'Nearer is faster',
        text: 'Every mile adds delay. Unless you need a certain country, keep the nearest location, which the app picks on its own.',
      },
      {
        title: 'Not every site agrees',
        text: 'Lists that match addresses with places can be out of date, and some sites turn VPNs away. We cannot promise that a service of a country works from there.',
      },
      {
        title: 'No logs, anywhere',
        text: 'Whichever location you use, no server keeps a record of where you go, of your own address, or of when you were connected.',
      },
      {
        title: 'Lists change',
        text: 'Locations come and go. The app always has the current list; this page carries the date of its last check.',
      },
    ],
  },
  call: {
    title: 'A VPN for the whole device',
    text: `Part of ${brand.subscription}, on up to ${subscriptionFigures.vpnDevices} devices at a time.`,
    action: { label: 'See the plans', href: '/pro' },
    help: { label: 'Set up the VPN', href: '/help#vpn-set-up' },
  },
} as const;
