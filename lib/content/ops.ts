/** Words for the operations page. */
export const opsWords = {
  title: 'Settings and health',
  lead: 'Totals only: nothing here is about an individual. Times are in UTC.',
  asOf: 'As of',
  people: 'Find a person and help',
  letters: 'Letters to many readers',
  signIn: {
    heading: 'For operators',
    lead: 'The site’s remote settings and the health of the services behind it.',
    label: 'Operator token',
    submit: 'Sign in',
    refused: 'That token isn’t right. Ask whoever manages the site’s configuration.',
  },
  leave: 'Sign out',
  atLeast: (count: string) => `${count} or more`,
  attention: {
    needed: (count: string) =>
      `Needs attention: emails that failed and payment events parked for review, ${count} in all.`,
    well: 'All clear: email and payments are working.',
  },
  settings: {
    heading: 'Remote settings',
    lead: 'Every instance picks up a change within seconds, but a cache in front of the site may serve old pages for up to 10 minutes. Every change is recorded in the audit log.',
    flags: {
      useUnifiedFeedback:
        'A single feedback question about the whole subscription instead of one for each part',
      useSubscriptionsAuthV2:
        'Web sign-in uses the second-generation API with refresh tokens; when off, the first generation',
      usePaidDuckAi: 'More capable AI models are sold as part of the subscription',
    },
    /** `tries` is the sentence that says what the experiment tries. */
    share: (tries: string) => `${tries} Share of visitors, 0 to 1`,
    on: 'On',
    off: 'Off',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    set: 'Set',
    first: (value: string) => `Reset to ${value}`,
  },
  subscriptions: {
    heading: 'Subscriptions by status',
    lead: 'Current status.',
    name: 'Status',
    value: 'Subscriptions',
  },
  mail: {
    heading: 'Email',
    lead: 'Currently queued, and sent or failed in the last 30 days. Failed emails are kept on record for 7 days.',
    name: 'State',
    value: 'Emails',
    queued: 'Queued',
    oldest: 'Oldest in queue',
    sent: 'Sent',
    failed: 'Failed',
  },
  webhooks: {
    heading: 'Payment events',
    lead: 'Received and handled in the last 30 days; currently waiting and parked.',
    name: 'State',
    value: 'Events',
    received: 'Received',
    handled: 'Handled',
    waiting: 'Waiting',
    oldest: 'Oldest unhandled',
    parked: 'Parked for review',
    key: 'Age of signing key',
    noKey: 'none that can be opened',
  },
  nothingWaits: 'none',
  ages: {
    seconds: (count: number) => `${count} s`,
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  },
} as const;
