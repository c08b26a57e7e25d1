/** Stands alone, since every document carries it to pass on the origin of a visit. */
export const chatUrl = 'https://chat.teal.example/';

/** The company and its products. No other file spells these names, hosts or addresses. */
export const brand = {
  name: 'Teal',
  legalName: 'Teal Privacy Ltd.',
  search: 'Teal Search',
  browser: 'Teal Browser',
  subscription: 'Teal Subscription',
  chat: 'Duck.ai',
  searchUrl: 'https://search.teal.example/',
  chatUrl,
  blogUrl: 'https://blog.teal.example/',
  pressEmail: 'press@teal.example',
  jobsUrl: 'https://jobs.teal.example/',
  podcastUrl: 'https://podcast.teal.example/',
  communityUrl: 'https://community.teal.example/',
  imprintUrl: 'https://help.teal.example/legal/imprint',
  advertisingUrl: 'https://help.teal.example/company/advertise',
  collaborationsUrl: 'https://help.teal.example/company/collaborations',
  earningsUrl: 'https://help.teal.example/company/how-we-earn',
  supportEmail: 'support@teal.example',
  privacyEmail: 'privacy@teal.example',
  securityEmail: 'security@teal.example',
  /** Behind the @ of forwarding addresses. */
  forwardingDomain: 'reed.teal.example',
  mailFrom: 'Teal <accounts@teal.example>',
} as const;
