import { brand } from '../brand';
import { figures } from '../figures';

export const hiringHero = {
  eyebrow: 'Careers',
  title: 'Good work, done from where you are',
  lead: `${figures.teamSize} people make ${brand.name} in kitchens, sheds and spare rooms around the world. There is no headquarters to be far away from.`,
  link: 'See open roles',
  facts: [
    { value: String(figures.teamSize), label: 'people, all remote' },
    { value: '1', label: 'pay scale, everywhere' },
    { value: '2', label: 'paid test projects' },
  ],
} as const;

export const openRoles = {
  title: 'Open roles',
  lead: 'The pay is in US dollars and the same wherever you live. Every role is remote.',
  loading: 'Looking for new roles',
  loaded: 'The list of roles is up to date.',
  changed: 'The list of roles was updated.',
  failed: 'The newest roles could not be loaded.',
  failedHint: 'The list below may be a few days old.',
  retry: 'Try again',
  emptyTitle: 'No open roles today',
  empty: 'That changes often. The careers site can send you a mail when it does.',
  emptyLink: { label: 'Go to the careers site', href: brand.jobsUrl },
  requirements: 'What you bring',
  apply: 'Apply for this role',
  share: 'Share',
  shared: 'Link copied',
  unshared: 'Copy the link from the address bar',
} as const;

export const hiringMore = {
  title: 'Before you apply',
  hire: {
    title: 'How we hire',
    text: 'Six stages, two of them paid projects. No riddles, no surprise calls.',
    link: 'See the six stages',
    href: '/how-we-hire',
  },
  work: {
    title: 'How we work',
    text: 'Three values, few meetings and a lot of writing.',
    link: 'Read how a week looks',
    href: '/how-we-work',
  },
  benefitsTitle: 'What comes with every role',
  benefits: [
    'Six weeks of leave, and a reminder when you do not take them',
    'Parents: six months at full pay, for every parent',
    'A budget for your desk, renewed every three years',
    'Two meetings in person a year, travel paid',
    'A share in the company after the first year',
    'Health cover, or its price where the state covers you',
  ],
} as const;
