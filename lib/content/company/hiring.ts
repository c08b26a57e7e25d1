import { brand } from '../brand';
import { figures } from '../figures';

export const hiringHero = {
  eyebrow: 'Careers',
  title: 'Do good work from where you are',
  lead: `${figures.teamSize} people make ${brand.name}, in kitchens, sheds, and spare rooms around the world. There’s no headquarters to be far away from.`,
  link: 'See open roles',
  facts: [
    { value: String(figures.teamSize), label: 'people, all remote' },
    { value: '1', label: 'pay scale worldwide' },
    { value: '2', label: 'paid test projects' },
  ],
} as const;

export const openRoles = {
  title: 'Open roles',
  lead: 'Pay is in US dollars and is the same wherever you live. Every role is remote.',
  loading: 'Checking for new roles',
  loaded: 'The list of roles is up to date.',
  changed: 'The list of roles has been updated.',
  failed: 'We couldn’t load the newest roles.',
  failedHint: 'The list below may be a few days old.',
  retry: 'Try again',
  emptyTitle: 'No open roles today',
  empty: 'That changes often. Our careers site can email you when it does.',
  emptyLink: { label: 'Go to the careers site', href: brand.jobsUrl },
  /** Pay; the sums come with their currency, such as $172,000. */
  salary: (least: string, most: string) => `${least} to ${most} a year`,
  /** Heads the list of requirements of a role. The role itself comes in English from the hiring system. */
  requirements: 'What you bring',
  apply: 'Apply for this role',
  share: 'Share',
  shared: 'Link copied',
  unshared: 'Copy the link from your address bar',
} as const;

export const hiringMore = {
  title: 'Before you apply',
  hire: {
    title: 'How we hire',
    text: 'Six stages, two of them paid projects. No brainteasers and no surprise calls.',
    link: 'See the six stages',
    href: '/how-we-hire',
  },
  work: {
    title: 'How we work',
    text: 'Three values, few meetings, and a lot of writing.',
    link: 'See what a week looks like',
    href: '/how-we-work',
  },
  benefitsTitle: 'Benefits for every role',
  benefits: [
    'Six weeks of paid vacation, and a reminder if you don’t take it',
    'Six months of parental leave at full pay, for every parent',
    'A home office budget, renewed every three years',
    'Two in-person meetups a year, with travel paid',
    'Equity after your first year',
    'Health insurance, or its cost where the state insures you',
  ],
} as const;
