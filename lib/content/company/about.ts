import { brand } from '../brand';
import { figures, shortCount, spelledCount } from '../figures';

export const aboutHero = {
  before: 'We make the internet',
  after: 'mind its own business.',
  lead: `${brand.name} exists to show that useful things can be made without watching the people who use them. We build a search engine, a browser and a subscription on that one idea, and earn enough to keep going.`,
  more: 'Read on',
} as const;

export type AboutFigure = {
  icon: 'search' | 'devices' | 'star' | 'chat' | 'globe';
  value: string;
  label: string;
  note: string;
};

export const aboutFigures = {
  title: 'Where we are today',
  items: [
    {
      icon: 'search',
      value: spelledCount(figures.monthlySearches),
      label: 'searches a month',
      note: 'Counted as a sum. None of them has a name on it.',
    },
    {
      icon: 'devices',
      value: `#${figures.mobileSearchRank}`,
      label: 'search engine on phones',
      note: 'In the United States, by share of searches.',
    },
    {
      icon: 'globe',
      value: spelledCount(figures.monthlyDownloads),
      label: 'downloads a month',
      note: 'Apps and extensions, all systems together.',
    },
    {
      icon: 'star',
      value: String(figures.rating),
      label: 'stars on average',
      note: `From ${shortCount(figures.ios.reviews + figures.android.reviews)} reviews in two stores.`,
    },
    {
      icon: 'chat',
      value: String(figures.teamSize),
      label: 'people on the team',
      note: 'In many countries, without an office to commute to.',
    },
  ] satisfies AboutFigure[],
} as const;

export const aboutIdea = {
  title: 'Privacy should be the easy part',
  paragraphs: [
    'Most of the web is paid for by knowing things about you. Staying private then becomes a hobby: settings to find, extensions to trust, articles to read. Few people have the time, and nobody should need it.',
    'So we put the work on our side. A search that is not stored needs no setting. A tracker that never loads needs no cleaning up. What we cannot do for you, we say.',
  ],
  principles: [
    { title: 'Collect less', text: 'What was never written down cannot leak, be sold or be asked for.' },
    {
      title: 'Decide on the device',
      text: 'Lists, filters and passwords work where you are, not where we are.',
    },
    {
      title: 'Say where it ends',
      text: 'No product makes anybody invisible. We name the gaps in plain words.',
    },
  ],
  links: [
    { label: 'How searches are answered', href: `${brand.helpUrl}search/` },
    { label: 'What the browser blocks', href: `${brand.helpUrl}browser/` },
  ],
} as const;

export const aboutHiring = {
  title: 'Work where you live',
  text: 'We hire by paid test projects, pay the same for the same level everywhere, and write things down so that nobody has to be awake at midnight.',
  points: ['Fully remote', 'Paid trial work', 'One pay scale'],
  link: { label: 'See open roles', href: '/hiring' },
} as const;

export const aboutNewsletter = {
  title: 'One letter a week',
  text: 'What changed in privacy, told in five minutes. No open rates, no hidden pictures.',
} as const;

export const aboutPodcast = {
  eyebrow: 'Podcast',
  title: 'Nobody’s Watching',
  text: 'Conversations about the small decisions behind a private web, half an hour at a time.',
  link: { label: 'Listen to an episode', href: brand.podcastUrl },
  note: 'Opens another site, which has its own privacy rules.',
} as const;
