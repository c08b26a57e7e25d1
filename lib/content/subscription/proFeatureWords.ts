import type { FeatureName } from '../../contract/subscription';
import { brand } from '../brand';
import { subscriptionFigures } from './proFeatures';

/** How the landing page describes one feature. */
export type FeatureWords = {
  title: string;
  text: string;
  facts: readonly string[];
  /** Where it is offered, when that is not everywhere the subscription is sold; a label of one line on the picture. */
  place: string | null;
};

const { vpnDevices, vpnLocations, brokerSites, advisorLanguages } = subscriptionFigures;

export const featureWords: Record<FeatureName, FeatureWords> = {
  'Network Protection': {
    title: 'A VPN for the whole device',
    text: `Encrypts traffic from every app and shows websites our IP address instead of yours. We keep no record of what you do online.`,
    facts: [`${vpnDevices} devices at once`, `About ${vpnLocations} locations`, 'No activity logs'],
    place: null,
  },
  'Duck.ai': {
    title: 'More capable AI models, still private',
    text: `More capable models in ${brand.chat}. We remove your IP address before passing your question on, and we store neither your questions nor the answers.`,
    facts: ['More models to choose from', 'No chat history on our servers'],
    place: null,
  },
  'Data Broker Protection': {
    title: 'Your details, off data broker sites',
    text: `Finds you on more than ${brokerSites} data broker sites, asks each one to take down your record, and checks again in case it comes back.`,
    facts: ['Details stay on your computer', 'Regular rechecks'],
    place: 'United States',
  },
  'Identity Theft Restoration': {
    title: 'Someone to handle your case',
    text: 'If your identity is stolen, an advisor calls the banks, disputes the charges, and handles the paperwork for you. Some losses can be reimbursed.',
    facts: ['By phone, 24/7', 'Acts on your behalf'],
    place: 'United States',
  },
  'Global Identity Theft Restoration': {
    title: 'Step-by-step guidance',
    text: 'If your identity is stolen, an advisor tells you what to do first, who to call, and which documents to send, and stays with you until it’s resolved.',
    facts: ['By phone, 24/7', `In ${advisorLanguages} languages`],
    place: 'Outside the United States',
  },
};

/** Short names of the features, for tables and lists, with the place where that is not everywhere. */
export const featureShortNames: Record<FeatureName, { name: string; place?: string }> = {
  'Network Protection': { name: 'VPN' },
  'Duck.ai': { name: brand.chat },
  'Data Broker Protection': { name: 'Personal information removal', place: 'United States' },
  'Identity Theft Restoration': { name: 'Identity theft restoration', place: 'United States' },
  'Global Identity Theft Restoration': { name: 'Identity theft guidance', place: 'Other countries' },
};
