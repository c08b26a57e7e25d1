import type { Offer } from '../../contract/jobOffers';
import { brand } from '../brand';

type Role = Pick<Offer, 'id' | 'title' | 'department'> & {
  slug: string;
  /** The day it was opened, as YYYY-MM-DD. */
  opened: string;
  /** Thousands of US dollars a year, the same wherever somebody lives. */
  salary: readonly [number, number];
  description: readonly string[];
  requirements: readonly string[];
};

const roles: readonly Role[] = [
  {
    id: 1041,
    title: 'Senior Back-end Engineer, Search',
    department: 'Engineering',
    slug: 'senior-back-end-engineer-search',
    opened: '2026-04-22',
    salary: [172, 205],
    description: [
      'You own a part of what happens between a query and its answer: how sources are asked, merged and ranked within two hundred milliseconds, without a record of who asked.',
      'Your first months: take the latency of one instant answer apart, and leave a dashboard that shows why it is slow when it is.',
    ],
    requirements: [
      'You have kept a service with many requests alive and can tell what broke it last.',
      'You read other people’s code before you replace it.',
      'You write a plan that a colleague nine hours away can act on.',
    ],
  },
  {
    id: 1042,
    title: 'Senior Engineer, macOS Browser',
    department: 'Engineering',
    slug: 'senior-engineer-macos-browser',
    opened: '2026-05-06',
    salary: [172, 205],
    description: [
      'You build the browser where most of our readers spend their day: tabs, blocking, the password store and the bridge to our web pages.',
      'You work with design from the first sketch and with support after the release.',
    ],
    requirements: [
      'You know Swift, AppKit and WebKit well enough to know what they do behind your back.',
      'You have shipped a Mac app that people use all day.',
      'You measure memory before and after.',
    ],
  },
  {
    id: 1044,
    title: 'Android Engineer, Tracker Protection',
    department: 'Engineering',
    slug: 'android-engineer-tracker-protection',
    opened: '2026-05-19',
    salary: [148, 178],
    description: [
      'You work on the part of the app that stops trackers in other apps on the same phone, with no server of ours in between.',
      'Battery is your first user.',
    ],
    requirements: [
      'You know Kotlin and the network stack of Android.',
      'You can explain a VPN service to somebody who thinks it is one.',
      'You test on a phone that is four years old.',
    ],
  },
  {
    id: 1045,
    title: 'Front-end Engineer, Website and Account',
    department: 'Engineering',
    slug: 'front-end-engineer-website',
    opened: '2026-05-12',
    salary: [148, 178],
    description: [
      'You look after pages like this one: readable without script, fast on a bad line, correct for a screen reader.',
      'And after the account, where people pay us and expect that nothing goes wrong.',
    ],
    requirements: [
      'You know HTML, CSS and TypeScript, and when not to use the last.',
      'You have used a screen reader for a day.',
      'You find 135 KB a lot.',
    ],
  },
  {
    id: 1046,
    title: 'Site Reliability Engineer',
    department: 'Infrastructure',
    slug: 'site-reliability-engineer',
    opened: '2026-04-08',
    salary: [165, 196],
    description: [
      'You keep three billion searches a month boring. Capacity, releases, on-call that lets people sleep, and drills in which we take a region away.',
      'We keep no logs of people, so you will find other ways to see what is wrong.',
    ],
    requirements: [
      'You have been on call and made it quieter.',
      'You automate the second time, not the fifth.',
      'You know Linux, networks and one cloud well.',
    ],
  },
  {
    id: 1047,
    title: 'Network Engineer, VPN',
    department: 'Infrastructure',
    slug: 'network-engineer-vpn',
    opened: '2026-05-15',
    salary: [165, 196],
    description: [
      'You run the exit points of our VPN: machines without disks, in thirty cities, that know nothing when somebody takes them.',
      'You decide where the next one stands, and prove that it is faster.',
    ],
    requirements: [
      'You know WireGuard, BGP and the price of a port.',
      'You can show a measurement to somebody who doubts it.',
      'You have worked with providers in more than one country.',
    ],
  },
  {
    id: 1048,
    title: 'Privacy Researcher',
    department: 'Research',
    slug: 'privacy-researcher',
    opened: '2026-02-26',
    salary: [155, 190],
    description: [
      'You find out how people are followed on the web now, before it has a name: by crawling, measuring and reading the code that others minify.',
      'What you find goes into the block lists within a week and into a post that anybody can understand.',
    ],
    requirements: [
      'You have published a measurement others could repeat.',
      'You know the browser from the network to the canvas.',
      'You enjoy being wrong early.',
    ],
  },
  {
    id: 1050,
    title: 'Senior Product Designer',
    department: 'Design',
    slug: 'senior-product-designer',
    opened: '2026-04-29',
    salary: [150, 182],
    description: [
      'You design the subscription from the first price to the day somebody leaves: on the web and in four apps that share one account.',
      'You draw, prototype, test with five people, and cut.',
    ],
    requirements: [
      'Your portfolio shows what you took away.',
      'You know the guidelines of at least two systems and when to ignore them.',
      'You write the words on your own buttons.',
    ],
  },
  {
    id: 1051,
    title: 'Brand Illustrator',
    department: 'Design',
    slug: 'brand-illustrator',
    opened: '2026-05-08',
    salary: [118, 145],
    description: [
      'You draw the duck, the lakes and everything between: flat shapes, few colours, for light and for dark.',
      'Your drawings weigh kilobytes and say something photographs cannot.',
    ],
    requirements: [
      'You draw vectors by hand.',
      'You can make privacy look like something other than a padlock.',
      'You like constraints.',
    ],
  },
  {
    id: 1052,
    title: 'Product Manager, Data Removal',
    department: 'Product',
    slug: 'product-manager-data-removal',
    opened: '2026-03-18',
    salary: [160, 192],
    description: [
      'You are responsible for the part of the subscription that takes addresses off broker sites: what it promises, which sites come next, and what it says when a broker refuses.',
      'You spend a tenth of your time reading support mail.',
    ],
    requirements: [
      'You have stopped a project that went well for the wrong reasons.',
      'You can explain a law without a lawyer in the room.',
      'You measure what people got, not what they pressed.',
    ],
  },
  {
    id: 1053,
    title: 'Content Editor',
    department: 'Communications',
    slug: 'content-editor',
    opened: '2026-05-21',
    salary: [95, 120],
    description: [
      'You edit the newsletter, the blog and the sentences inside our products. Facts first, five minutes at most, no fear.',
      'Researchers hand you forty pages; you find the one.',
    ],
    requirements: [
      'You have edited technical writing for people who are not technical.',
      'You ask “how do we know?”.',
      'You can live without exclamation marks.',
    ],
  },
  {
    id: 1054,
    title: 'Support Specialist, Subscriptions (Europe)',
    department: 'Customer Support',
    slug: 'support-specialist-subscriptions-europe',
    opened: '2026-05-14',
    salary: [68, 86],
    description: [
      'You answer people who pay us and something does not work: a bank, a code, a device. In English and German or French.',
      'You write down what comes up three times, and have it fixed.',
    ],
    requirements: [
      'You write kindly and briefly.',
      'You have worked with a ticket system and made its templates fewer.',
      'You are awake between 7 and 16 UTC.',
    ],
  },
  {
    id: 1055,
    title: 'Senior Counsel, Privacy and Product',
    department: 'Legal and Finance',
    slug: 'senior-counsel-privacy-product',
    opened: '2026-04-15',
    salary: [190, 230],
    description: [
      'You read plans before they are built, and say what must not be collected even if it were allowed.',
      'Our policies are short because somebody like you insists.',
    ],
    requirements: [
      'You are admitted to a bar and know European and US privacy law from practice.',
      'You can write a policy at the reading level of a newspaper.',
      'You give advice, not only warnings.',
    ],
  },
  {
    id: 1056,
    title: 'Talent Partner',
    department: 'People',
    slug: 'talent-partner',
    opened: '2026-05-05',
    salary: [98, 124],
    description: [
      'You accompany people from application to first day, read every letter and answer every one.',
      'You make our test projects fairer and shorter each quarter, and show that it worked.',
    ],
    requirements: [
      'You have hired for remote teams over several continents.',
      'You can turn somebody down so that they would apply again.',
      'You watch your own bias, with data.',
    ],
  },
];

/** The open roles we ship, in the order of their departments; what `/jobs.js` tells without `JOBS_UPSTREAM`. */
export const shippedOffers: readonly Offer[] = roles.map(
  ({ slug, opened, salary: [min, max], description, requirements, title, ...role }) => ({
    ...role,
    title: `${title} (Remote)`,
    careers_url: `${brand.jobsUrl}o/${slug}`,
    careers_apply_url: `${brand.jobsUrl}o/${slug}/apply`,
    created_at: `${opened}T09:00:00Z`,
    remote: true,
    salary: { min: min * 1000, max: max * 1000, currency: 'USD' },
    description: description.join('\n'),
    requirements: requirements.join('\n'),
  }),
);
