import type { FeatureName } from '../../contract/subscription';
import { brand } from '../brand';
import type { Region } from './countries';

/** What the subscription can do, in numbers. The page shows no number that is not here. */
export const subscriptionFigures = {
  vpnDevices: 5,
  vpnLocations: 45,
  brokerSites: 50,
  adviserLanguages: 5,
} as const;

export type PictureName = 'vpn' | 'removal' | 'restoration' | 'guidance' | 'chat';
export type Device = 'ios' | 'android' | 'mac' | 'windows';

/** How the landing page tells of one feature. `regions` are those whose plans include it. */
export type FeatureWords = {
  slug: 'vpn' | 'pir' | 'itr' | 'global-itr' | 'duckai';
  title: string;
  text: string;
  facts: readonly string[];
  regions: readonly Region[];
  /** Where it is offered, when that is not everywhere the subscription is sold. */
  place: string | null;
  picture: PictureName;
  devices: readonly Device[];
};

/** In the order of the table "What runs where". */
export const devices: readonly Device[] = ['ios', 'android', 'mac', 'windows'];

const { vpnDevices, vpnLocations, brokerSites, adviserLanguages } = subscriptionFigures;

export const featureWords: Record<FeatureName, FeatureWords> = {
  'Network Protection': {
    slug: 'vpn',
    title: 'A VPN for the whole device',
    text: `Encrypts what every app sends and shows websites our address in place of yours. We keep no record of where you go.`,
    facts: [`${vpnDevices} devices at once`, `About ${vpnLocations} locations`, 'No activity logs'],
    regions: ['us', 'row'],
    place: null,
    picture: 'vpn',
    devices,
  },
  'Duck.ai': {
    slug: 'duckai',
    title: 'Bigger AI models, still private',
    text: `More capable models in ${brand.chat}. We strip your IP address before a question is passed on, and store neither question nor answer.`,
    facts: ['Advanced models', 'No chat history on our servers'],
    regions: ['us', 'row'],
    place: null,
    picture: 'chat',
    devices,
  },
  'Data Broker Protection': {
    slug: 'pir',
    title: 'Your details, off the market',
    text: `Finds you on more than ${brokerSites} people-search sites, asks each one to take your record down, and looks again in case it returns.`,
    facts: ['Details stay on your computer', 'Repeat checks'],
    regions: ['us'],
    place: 'United States only',
    picture: 'removal',
    devices: ['mac', 'windows'],
  },
  'Identity Theft Restoration': {
    slug: 'itr',
    title: 'Someone who takes the case',
    text: 'If your identity is stolen, an adviser calls the banks, disputes the charges and sorts the papers for you. Some losses can be paid back.',
    facts: ['By phone, day and night', 'Acts for you'],
    regions: ['us'],
    place: 'United States',
    picture: 'restoration',
    devices,
  },
  'Global Identity Theft Restoration': {
    slug: 'global-itr',
    title: 'A guide through the mess',
    text: 'If your identity is stolen, an adviser tells you what to do first, whom to call and which papers to send, and stays with you to the end.',
    facts: ['By phone, day and night', `In ${adviserLanguages} languages`],
    regions: ['row'],
    place: 'Outside the United States',
    picture: 'guidance',
    devices,
  },
};

export const deviceNames: Record<Device, string> = {
  ios: 'iOS',
  android: 'Android',
  mac: 'Mac',
  windows: 'Windows',
};

/** Short names of the features, for tables and lists, with the place where that is not everywhere. */
export const featureShortNames: Record<FeatureName, { name: string; place?: string }> = {
  'Network Protection': { name: 'VPN' },
  'Duck.ai': { name: brand.chat },
  'Data Broker Protection': { name: 'Personal information removal', place: 'United States' },
  'Identity Theft Restoration': { name: 'Identity theft restoration', place: 'United States' },
  'Global Identity Theft Restoration': { name: 'Identity theft guidance', place: 'Other countries' },
};

const ordinaryOrder: readonly FeatureName[] = [
  'Network Protection',
  'Duck.ai',
  'Data Broker Protection',
  'Identity Theft Restoration',
  'Global Identity Theft Restoration',
];

const leadingFeature: Readonly<Record<string, FeatureName>> = {
  vpn: 'Network Protection',
  pir: 'Data Broker Protection',
  duckai: 'Duck.ai',
};

/** The five features in the order of the page, the one that an entry link asks for first. */
export function featureOrder(lead: string | null): readonly FeatureName[] {
  const first = lead === null ? undefined : leadingFeature[lead];
  if (!first) return ordinaryOrder;
  return [first, ...ordinaryOrder.filter((feature) => feature !== first)];
}
