import type { FeatureName } from '../../contract/subscription';
import { chatUrl } from '../brand';
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

/** One feature of the subscription. `regions` are those whose plans include it. */
export type FeatureFacts = {
  slug: 'vpn' | 'pir' | 'itr' | 'global-itr' | 'duckai';
  regions: readonly Region[];
  picture: PictureName;
  devices: readonly Device[];
  /** Where somebody who has it begins, in any browser. */
  start: string;
};

/** In the order of the table "What runs where". */
export const devices: readonly Device[] = ['ios', 'android', 'mac', 'windows'];

export const featureFacts: Record<FeatureName, FeatureFacts> = {
  'Network Protection': { slug: 'vpn', regions: ['us', 'row'], picture: 'vpn', devices, start: '/app' },
  'Duck.ai': { slug: 'duckai', regions: ['us', 'row'], picture: 'chat', devices, start: chatUrl },
  'Data Broker Protection': {
    slug: 'pir',
    regions: ['us'],
    picture: 'removal',
    devices: ['mac', 'windows'],
    start: '/dbp',
  },
  'Identity Theft Restoration': {
    slug: 'itr',
    regions: ['us'],
    picture: 'restoration',
    devices,
    start: '/identity-theft-restoration',
  },
  'Global Identity Theft Restoration': {
    slug: 'global-itr',
    regions: ['row'],
    picture: 'guidance',
    devices,
    start: '/identity-theft-restoration',
  },
};

export const deviceNames: Record<Device, string> = {
  ios: 'iOS',
  android: 'Android',
  mac: 'Mac',
  windows: 'Windows',
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
