import { contexts } from './contexts';

/**
 * The names by which apps know our pages (native contract §1.1). They are part of the protocol and never change.
 * `bridge` is the feature under which an app without a handler for that context offers the same messages in its
 * ordinary tabs.
 */
export const channels = {
  subscriptionPages: {
    context: contexts.subscriptionPages,
    feature: 'useSubscription',
    bridge: 'subscriptionPages',
  },
  restorationPages: {
    context: contexts.restorationPages,
    feature: 'useIdentityTheftRestoration',
    bridge: null,
  },
  brokerRemoval: { context: contexts.brokerRemoval, feature: 'dbpuiCommunication', bridge: null },
} as const;

export type ChannelName = keyof typeof channels;
export type ChannelConfig = (typeof channels)[ChannelName];
