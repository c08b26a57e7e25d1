import { brand } from '../brand';

type PageWords = {
  /** In menu and footer, where a line holds about 24 characters. */
  label: string;
  /** A few words below the label, in the menu alone. */
  description?: string;
  /** One or two short words in a pill beside the label. */
  badge?: string;
};

/** The words of the links that menu and footer share; `sitePages` says where they lead. */
export const sitePageWords = {
  home: { label: 'Home' },
  search: { label: brand.search },
  settings: { label: 'Search settings' },
  theme: { label: 'Themes' },
  chat: { label: brand.chat, description: 'AI chat that doesn’t store your questions', badge: 'New' },
  aboutChat: { label: `How ${brand.chat} works` },
  removal: { label: 'Personal information removal' },
  restoration: { label: 'Identity theft help' },
  email: { label: 'Email protection', description: 'Email without trackers' },
  newsletter: { label: 'Newsletter', description: 'Privacy news every week' },
  subscription: {
    label: brand.subscription,
    description: 'A VPN and help after identity theft',
    badge: 'Try free',
  },
  signIn: { label: 'Sign in' },
  account: { label: 'Account' },
  app: { label: brand.browser, description: 'For computers, phones, and tablets' },
  /** Below the browser: how the browser protects. */
  browser: { label: 'How it protects you' },
  mac: { label: 'Mac' },
  windows: { label: 'Windows' },
  ios: { label: 'iPhone and iPad' },
  android: { label: 'Android' },
  devices: { label: 'Browser extensions' },
  compare: { label: 'Compare privacy' },
  updates: { label: 'What’s new' },
  about: { label: 'About us' },
  /** What we give to others. */
  donations: { label: 'Donations' },
  press: { label: 'Press' },
  privacy: { label: 'Privacy policy' },
  terms: { label: 'Terms' },
  acceptableUse: { label: 'Acceptable use' },
  accessibility: { label: 'Accessibility' },
  chatTerms: { label: `${brand.chat} privacy and terms` },
  subscriptionTerms: { label: 'Subscription terms' },
  hiring: { label: 'Careers' },
  bangs: { label: 'Bangs' },
  blog: { label: 'Blog' },
  podcast: { label: 'Podcast', badge: 'New' },
  help: { label: 'Help', description: 'Answers, and a person to ask' },
  community: { label: 'Community' },
  contact: { label: 'Contact' },
  status: { label: 'Service status' },
  security: { label: 'Security' },
  vpnLocations: { label: 'VPN locations' },
  /** For companies that want to advertise with us. */
  advertising: { label: 'Advertise' },
  collaborations: { label: 'Collaborations' },
  /** For consumers in the European Union, whose law prescribes these words (directive 2011/83/EU, Article 11a). */
  withdraw: { label: 'Withdraw from contract here' },
  /** The same for canceling; the laws of Germany and France prescribe theirs (§ 312k BGB; article D. 215-1 of the Code de la consommation). */
  cancel: { label: 'Cancel a contract' },
  imprint: { label: 'Imprint' },
} as const satisfies Record<string, PageWords>;
