import { brand } from '../brand';
import { figures, spelledCount } from '../figures';

export const aboutHero = {
  /** A headline around a small picture of a duck, which stands between the two parts. */
  before: 'We make the internet',
  after: 'mind its own business.',
  lead: `${brand.name} exists to show that useful products don’t have to watch the people who use them. We make a search engine, a browser, and a subscription on that idea, and we earn enough to keep going.`,
  more: 'Learn more',
} as const;

export type AboutFigure = {
  icon: 'search' | 'devices' | 'star' | 'chat' | 'globe';
  value: string;
  /** Stands above the value. */
  label: string;
  note: string;
};

export const aboutFigures = {
  title: 'Where we are today',
  items: [
    {
      icon: 'search',
      value: spelledCount(figures.monthlySearches),
      label: 'Searches a month',
      note: 'A total. None of them has a name attached.',
    },
    {
      icon: 'devices',
      value: `#${figures.mobileSearchRank}`,
      label: 'Rank on phones',
      note: 'Among search engines in the United States, by share of searches.',
    },
    {
      icon: 'globe',
      value: spelledCount(figures.monthlyDownloads),
      label: 'Downloads a month',
      note: 'Apps and extensions, on all systems.',
    },
    {
      icon: 'star',
      value: String(figures.rating),
      label: 'Average rating',
      note: `Out of 5 stars, from ${spelledCount(figures.ios.reviews + figures.android.reviews)} reviews in two stores.`,
    },
    {
      icon: 'chat',
      value: String(figures.teamSize),
      label: 'People on the team',
      note: 'In many countries, all working remotely.',
    },
  ] satisfies AboutFigure[],
} as const;

export const aboutIdea = {
  title: 'Privacy should be easy',
  paragraphs: [
    'Most of the web is paid for with data about you. Protecting your privacy turns into a hobby: finding the right settings, choosing extensions, reading up. Few people have the time, and nobody should need it.',
    'So we do the work for you. A search that isn’t stored needs no setting. A tracker that never loads leaves nothing to clean up. And when there’s something we can’t do, we say so.',
  ],
  principles: [
    { title: 'Collect less', text: 'Data we never collect can’t leak, be sold, or be demanded from us.' },
    {
      title: 'Keep data on your device',
      text: 'Block lists, bookmarks, and passwords stay on your device, not on our servers.',
    },
    {
      title: 'Be clear about limits',
      text: 'No product makes you invisible. We tell you plainly what ours can’t do.',
    },
  ],
  links: [
    { label: 'How search works', href: '/help#what-you-know' },
    { label: 'What the browser blocks', href: '/browser' },
  ],
} as const;

export const aboutHiring = {
  title: 'Work from anywhere',
  text: 'We hire through paid test projects, pay the same for the same level everywhere, and write things down so that nobody has to join a call at midnight.',
  points: ['Fully remote', 'Paid test projects', 'One pay scale'],
  link: { label: 'See open roles', href: '/hiring' },
} as const;

export const aboutNewsletter = {
  title: 'Our weekly newsletter',
  text: 'What changed in privacy this week, in a five-minute read. No tracking of who opens it.',
} as const;

export const aboutPodcast = {
  eyebrow: 'Podcast',
  /** The name of the podcast, which is English in every language. */
  title: 'Nobody’s Watching',
  text: 'Conversations about the small decisions behind a private web. Each episode takes about half an hour.',
  link: { label: 'Listen to an episode', href: brand.podcastUrl },
  note: 'Opens another site with its own privacy policy.',
} as const;
