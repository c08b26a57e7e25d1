/** The contexts by which apps know our pages (native contract §1.1). They are part of the protocol and never change. */
export const contexts = {
  subscriptionPages: 'subscriptionPages',
  restorationPages: 'identityTheftRestorationPages',
  brokerRemoval: 'dbpui',
} as const;
