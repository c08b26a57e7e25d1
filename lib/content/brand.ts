/** The company and its products. No other file spells these names, hosts or addresses. */
export const brand = {
  name: 'Teal',
  legalName: 'Teal Privacy Ltd.',
  search: 'Teal Search',
  browser: 'Teal Browser',
  subscription: 'Teal Subscription',
  chat: 'Duck.ai',
  tagline: 'Privacy, made simple.',
  searchUrl: 'https://search.teal.example/',
  chatUrl: 'https://chat.teal.example/',
  helpUrl: 'https://help.teal.example/',
  blogUrl: 'https://blog.teal.example/',
  supportEmail: 'support@teal.example',
  privacyEmail: 'privacy@teal.example',
  securityEmail: 'security@teal.example',
  mailFrom: 'Teal <accounts@teal.example>',
} as const;
