type Roleless = { name: string; host: string; claim: string; values: readonly string[] };

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** Words for the operations page. */
export const opsWords = {
  title: 'Settings and health',
  lead: 'Totals only: nothing here is about an individual. Times are in UTC.',
  asOf: 'As of',
  people: 'Find a person and help',
  letters: 'Letters to many readers',
  signIn: {
    heading: 'For operators',
    lead: 'The people who write to support, the site’s remote settings, and the health of the services behind it.',
    label: 'Operator token',
    submit: 'Sign in',
    refused: 'That token isn’t right. Ask whoever manages the site’s configuration.',
    provider: {
      lead: 'Sign in with your account at the company. A session ends after eight hours.',
      submit: (host: string) => `Sign in at ${host}`,
    },
    signedIn: {
      heading: 'You’re signed in',
      text: (name: string, role: string) => `You are ${name}, in the role of ${role}.`,
      submit: 'Continue',
    },
    signedOut: {
      heading: 'You’re signed out',
      text: (host: string) => `Your session here has ended. ${host} ends its own next.`,
      submit: (host: string) => `Sign out at ${host}`,
    },
    problems: {
      heading: 'You aren’t signed in',
      code: 'Code for whoever runs the site:',
      submit: 'Start again',
      unbegun: (host: string) =>
        `This sign-in at ${host} wasn’t begun in this browser, took longer than ten minutes, or was finished before. Start again here.`,
      refused: (host: string) =>
        `${host} didn’t confirm who you are. Start again. If it happens a second time, tell whoever runs the site.`,
      away: (host: string) =>
        `${host} isn’t answering this site at the moment. Try again in a minute. Nothing is wrong with your account.`,
      roleless: ({ name, host, claim, values }: Roleless) =>
        `${host} knows you as ${name}, but gives you no role here: its claim “${claim}” has none of ${alternatives.format(values)}. Ask whoever manages accounts at ${host} for the role you need.`,
    },
  },
  signedInAs: (name: string, role: string) => `Signed in as ${name}, in the role of ${role}.`,
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
