import type { Offer } from '../../contract/jobOffers';
import { brand } from '../brand';
import { subscriptionFigures } from '../subscription/proFeatures';

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
    title: 'Senior Backend Engineer, Search',
    department: 'Engineering',
    slug: 'senior-back-end-engineer-search',
    opened: '2026-04-22',
    salary: [172, 205],
    description: [
      'You’ll own part of what happens between a query and its answer: how we query sources, merge results, and rank them within 200 milliseconds, without a record of who asked.',
      'In your first months, you’ll take apart the latency of one instant answer and build a dashboard that shows why it’s slow when it is.',
    ],
    requirements: [
      'You’ve run a high-traffic service and can tell us what broke it last.',
      'You read other people’s code before you replace it.',
      'You can write a plan that a colleague nine hours away can act on.',
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
      'You’ll build the browser where most of our Mac users spend their day: tabs, tracker blocking, password storage, and the bridge to our web pages.',
      'You’ll work with design from the first sketch and with support after the release.',
    ],
    requirements: [
      'You know Swift, AppKit, and WebKit well enough to know what they do behind your back.',
      'You’ve shipped a Mac app that people use all day.',
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
      'You’ll work on the part of the app that stops trackers in other apps on the same phone, with no server of ours in between.',
      'Battery life is your first priority.',
    ],
    requirements: [
      'You know Kotlin and Android’s network stack.',
      'You can explain the Android VPN service to somebody who thinks this is a VPN.',
      'You test on a four-year-old phone.',
    ],
  },
  {
    id: 1045,
    title: 'Frontend Engineer, Website and Account',
    department: 'Engineering',
    slug: 'front-end-engineer-website',
    opened: '2026-05-12',
    salary: [148, 178],
    description: [
      'You’ll take care of pages like this one: readable without scripts, fast on a slow connection, and right for screen readers.',
      'You’ll also work on the account, where people pay us and expect nothing to go wrong.',
    ],
    requirements: [
      'You know HTML, CSS, and TypeScript, and when to do without the last one.',
      'You’ve used a screen reader for a whole day.',
      'You think 135 KB is a lot.',
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
      'You’ll keep three billion searches a month boring: capacity, releases, on-call shifts that let people sleep, and drills in which we take a region offline.',
      'We keep no logs about people, so you’ll find other ways to see what’s wrong.',
    ],
    requirements: [
      'You’ve been on call and made it quieter.',
      'You automate the second time, not the fifth.',
      'You know Linux, networking, and one cloud platform well.',
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
      `You’ll run our VPN servers: machines without disks, in ${subscriptionFigures.vpnLocations} cities, that hold nothing worth seizing.`,
      'You’ll decide where the next one goes and prove that it’s faster.',
    ],
    requirements: [
      'You know WireGuard, BGP, and what a port costs.',
      'You can back up a measurement when somebody doubts it.',
      'You’ve worked with providers in more than one country.',
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
      'You’ll find out how people are tracked on the web, often before the method has a name, by crawling, measuring, and reading minified code.',
      'What you find goes into our block lists within a week, and into a blog post that anybody can understand.',
    ],
    requirements: [
      'You’ve published a measurement that others could reproduce.',
      'You know the browser from the network to the canvas.',
      'You’d rather find out early that you’re wrong.',
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
      'You’ll design the subscription from the first price somebody sees to the day they leave, on the web and in four apps that share one account.',
      'You’ll sketch, prototype, test with five people, and cut.',
    ],
    requirements: [
      'Your portfolio shows what you took away.',
      'You know the design guidelines of at least two platforms, and when to ignore them.',
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
      'You’ll draw the duck, the lakes, and everything in between: flat shapes in a few colors, for light and dark.',
      'Your illustrations weigh a few kilobytes and say what photographs can’t.',
    ],
    requirements: [
      'You draw vector art by hand.',
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
      'You’ll be responsible for the part of the subscription that removes people’s information from broker sites: what it promises, which sites come next, and what it says when a broker refuses.',
      'You’ll spend a tenth of your time reading support email.',
    ],
    requirements: [
      'You’ve stopped a project that was succeeding for the wrong reasons.',
      'You can explain a law without a lawyer in the room.',
      'You measure what people get out of a product, not what they click.',
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
      'You’ll edit the newsletter, the blog, and the sentences inside our products. Facts first, five minutes at most, no fear.',
      'Researchers will hand you 40 pages, and you’ll find the one that matters.',
    ],
    requirements: [
      'You’ve edited technical writing for nontechnical readers.',
      'You ask, “How do we know?”',
      'You can live without exclamation points.',
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
      'You’ll answer subscribers who are stuck with a bank, a code, or a device, in English and in German or French.',
      'You’ll notice what comes up three times and get it fixed.',
    ],
    requirements: [
      'You write kindly and briefly.',
      'You’ve worked with a ticket system and reduced the number of its templates.',
      'You’re awake between 7:00 and 16:00 UTC.',
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
      'You’ll read plans before we build them, and say what we shouldn’t collect even when it’s allowed.',
      'Our policies are short because somebody like you insists.',
    ],
    requirements: [
      'You’re admitted to a bar and know European and US privacy law from practice.',
      'You can write a policy that reads as easily as a newspaper.',
      'You give advice, not just warnings.',
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
      'You’ll guide people from application to first day, read every letter, and answer every one.',
      'You’ll make our test projects fairer and shorter every quarter, and show that it worked.',
    ],
    requirements: [
      'You’ve hired for remote teams across several continents.',
      'You can turn people down in a way that makes them want to apply again.',
      'You check your own bias, with data.',
    ],
  },
];

/** The open roles we ship, in the order of their departments; what `/jobs.js` answers without `JOBS_UPSTREAM`. */
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
