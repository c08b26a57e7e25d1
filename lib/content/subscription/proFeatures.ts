import type { FeatureName } from '../../contract/subscription';
import { brand } from '../brand';
import type { Region } from './countries';

/** What the subscription can do, in numbers. The page shows no number that is not here. */
export const subscriptionFigures = {
  vpnDevices: 5,
  vpnLocations: 45,
  brokerSites: 50,
  advisorLanguages: 5,
} as const;

export type PictureName = 'vpn' | 'removal' | 'restoration' | 'guidance' | 'chat';
export type Device = 'ios' | 'android' | 'mac' | 'windows';

/** How the landing page describes one feature. `regions` are those whose plans include it. */
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

const { vpnDevices, vpnLocations, brokerSites, advisorLanguages } = subscriptionFigures;

export const featureWords: Record<FeatureName, FeatureWords> = {
  'Network Protection': {
    slug: 'vpn',
    title: 'A VPN for the whole device',
    text: `Encrypts traffic from every app and shows websites our IP address instead of yours. We keep no record of what you do online.`,
    facts: [`${vpnDevices} devices at once`, `About ${vpnLocations} locations`, 'No activity logs'],
    regions: ['us', 'row'],
    place: null,
    picture: 'vpn',
    devices,
  },
  'Duck.ai': {
    slug: 'duckai',
    title: 'More capable AI models, still private',
    text: `More capable models in ${brand.chat}. We remove your IP address before passing your question on, and we store neither your questions nor the answers.`,
    facts: ['More models to choose from', 'No chat history on our servers'],
    regions: ['us', 'row'],
    place: null,
    picture: 'chat',
    devices,
  },
  'Data Broker Protection': {
    slug: 'pir',
    title: 'Your details, off data broker sites',
    text: `Finds you on more than ${brokerSites} data broker sites, asks each one to take down your record, and checks again in case it comes back.`,
    facts: ['Details stay on your computer', 'Regular rechecks'],
    regions: ['us'],
    place: 'United States only',
    picture: 'removal',
    devices: ['mac', 'windows'],
  },
  'Identity Theft Restoration': {
    slug: 'itr',
    title: 'Someone to handle your case',
    text: 'If your identity is stolen, an advisor calls the banks, disputes the charges, and handles the paperwork for you. Some losses can be reimbursed.',
    facts: ['By phone, 24/7', 'Acts on your behalf'],
    regions: ['us'],
    place: 'United States',
    picture: 'restoration',
    devices,
  },
  'Global Identity Theft Restoration': {
    slug: 'global-itr',
    title: 'Step-by-step guidance',
    text: 'If your identity is stolen, an advisor tells you what to do first, who to call, and which documents to send, and stays with you until it’s resolved.',
    facts: ['By phone, 24/7', `In ${advisorLanguages} languages`],
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
