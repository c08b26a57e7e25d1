import type { Post, PostTag } from '../../contract/blogPosts';
import { brand } from '../brand';

const tags = {
  search: { name: 'Search', slug: 'search' },
  browser: { name: 'Browser', slug: 'browser' },
  research: { name: 'Research', slug: 'research' },
  howTo: { name: 'How-to', slug: 'how-to' },
  company: { name: 'Company', slug: 'company' },
  subscription: { name: 'Subscription', slug: 'subscription' },
} as const satisfies Record<string, PostTag>;

type Entry = {
  slug: string;
  title: string;
  excerpt: string;
  published: string;
  minutes: number;
  tag: keyof typeof tags;
};

/** Posts shown while no blog is connected. Newest first; each has its drawing in `public/static-assets/posts`. */
const entries: readonly Entry[] = [
  {
    slug: 'what-a-search-leaves-behind',
    title: 'What one search leaves behind, and what ours doesn’t',
    excerpt:
      'We followed a single query from the keyboard to the results page and wrote down every place where something could be stored.',
    published: '2026-05-19T09:00:00.000Z',
    minutes: 6,
    tag: 'search',
  },
  {
    slug: 'reading-a-cookie-banner',
    title: 'How to read a cookie pop-up in 10 seconds',
    excerpt:
      'Four words tell you most of what you need to know. What they mean, where the “reject” option is hidden, and how the browser answers for you.',
    published: '2026-04-28T09:00:00.000Z',
    minutes: 4,
    tag: 'howTo',
  },
  {
    slug: 'trackers-in-a-weather-app',
    title: 'A weather app, a rainy day, and 19 companies',
    excerpt:
      'We checked the forecast in one free app for a week. The forecast was fine. The list of companies that heard about it was long.',
    published: '2026-04-09T09:00:00.000Z',
    minutes: 8,
    tag: 'research',
  },
  {
    slug: 'why-brokers-come-back',
    title: 'Why your data comes back to broker sites',
    excerpt:
      'A removal isn’t permanent. How the lists fill up again, and why we keep checking for as long as you subscribe.',
    published: '2026-03-24T09:00:00.000Z',
    minutes: 5,
    tag: 'subscription',
  },
  {
    slug: 'one-button-that-forgets',
    title: 'Designing one button that clears everything',
    excerpt:
      'Clearing a browser should feel safe, not scary. Three drafts that failed, and what we learned from the people who tried them.',
    published: '2026-03-05T10:00:00.000Z',
    minutes: 7,
    tag: 'browser',
  },
  {
    slug: 'move-your-bookmarks',
    title: 'How to move your bookmarks and passwords',
    excerpt:
      'Switching browsers takes about two minutes. Here’s what moves automatically, and two things to check afterward.',
    published: '2026-02-17T10:00:00.000Z',
    minutes: 3,
    tag: 'howTo',
  },
  {
    slug: 'ads-without-a-file',
    title: 'How ads work without a profile of you',
    excerpt:
      'Where our money comes from, in plain numbers: what an advertiser sees, what it pays for, and what it never learns.',
    published: '2026-01-29T10:00:00.000Z',
    minutes: 5,
    tag: 'company',
  },
  {
    slug: 'five-chat-habits',
    title: 'Five habits for asking AI about private things',
    excerpt:
      'Leave out names, ask about the pattern, and know who keeps what you type. Five habits that cost nothing.',
    published: '2026-01-13T10:00:00.000Z',
    minutes: 4,
    tag: 'howTo',
  },
  {
    slug: 'working-without-an-office',
    title: 'What we’ve learned from years without an office',
    excerpt:
      'Written decisions, quiet mornings, and a calendar with gaps: how a team across many time zones agrees on things.',
    published: '2025-12-11T10:00:00.000Z',
    minutes: 6,
    tag: 'company',
  },
  {
    slug: 'the-price-of-free-wifi',
    title: 'What coffee shop Wi-Fi can see, and what it can’t',
    excerpt:
      'Encryption has made public networks safer than their reputation. A VPN is for the part that encryption doesn’t hide.',
    published: '2025-11-20T10:00:00.000Z',
    minutes: 5,
    tag: 'subscription',
  },
];

export const shippedPosts: readonly Post[] = entries.map((entry, index) => ({
  // The form of a Ghost id: 24 hexadecimal digits.
  id: (entries.length - index).toString(16).padStart(24, '0'),
  slug: entry.slug,
  title: entry.title,
  url: `${brand.blogUrl}${entry.slug}/`,
  feature_image: `/static-assets/posts/${entry.slug}.svg`,
  published_at: entry.published,
  excerpt: entry.excerpt,
  reading_time: entry.minutes,
  tags: [tags[entry.tag]],
  primary_tag: tags[entry.tag],
}));
