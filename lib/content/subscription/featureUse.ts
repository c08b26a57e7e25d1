import type { FeatureName } from '../../contract/subscription';
import { brand } from '../brand';

const identityHelp = {
  text: 'If you need it, a page shows the phone number, answered day and night, and your access code.',
  action: 'Get your access code',
};

/** Above the list of everything that a subscriber has. */
export const featureUseTitle = 'What you have, and where it is';

/** For somebody who has it: where a feature is used, and the button that leads there (`featureFacts`). Pages and mails say the same. */
export const featureUse: Record<FeatureName, { text: string; action: string }> = {
  'Network Protection': {
    text: `In ${brand.browser}, sign in under “Subscription” in the settings, then turn on the VPN.`,
    action: `Get ${brand.browser}`,
  },
  'Duck.ai': {
    text: 'In every browser where you’re signed in, you can choose the more capable models.',
    action: `Open ${brand.chat}`,
  },
  'Data Broker Protection': {
    text: `Runs in ${brand.browser} on a Mac or Windows computer. Your details stay there.`,
    action: 'Start the removal',
  },
  'Identity Theft Restoration': identityHelp,
  'Global Identity Theft Restoration': identityHelp,
};
