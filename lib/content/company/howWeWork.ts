import { figures } from '../figures';
import type { Activity, BlockKind } from './week';

export const howWeWorkHero = {
  eyebrow: 'Company culture',
  title: 'Our three values',
  lead: `Values on a wall don’t decide anything. We quote ours to each other when ${figures.teamSize} people in many time zones need to agree without a meeting.`,
} as const;

export type WorkValue = {
  id: 'trust' | 'question' | 'validate';
  title: string;
  lead: string;
  practices: readonly string[];
  /** Something colleagues say to each other, in quotation marks. */
  said: string;
};

export const workValues = {
  saidLabel: 'What you’ll hear',
  items: [
    {
      id: 'trust',
      title: 'Build trust',
      lead: 'Nobody checks when you’re at your desk. In return, everyone can see what you’re working on, why, and where you’re stuck.',
      practices: [
        'Every project has one owner and a page that anyone in the company can read',
        'Pay depends on your level, not on where you live or how you negotiate',
        'Feedback is requested, written down, and answered',
      ],
      said: '“I was wrong about this. Here is what I changed.”',
    },
    {
      id: 'question',
      title: 'Question assumptions',
      lead: 'A good reason beats a high rank. The newest person may ask why, and “we’ve always done it this way” is not an answer.',
      practices: [
        'Plans start with what we’re taking for granted',
        'Someone is assigned to argue against the plan',
        'Decisions have a date for taking another look',
      ],
      said: '“What would have to be true for this to work?”',
    },
    {
      id: 'validate',
      title: 'Validate direction',
      lead: 'Going a long way in the wrong direction is the most expensive mistake we can make. So we start with the cheapest way to find out.',
      practices: [
        'A sketch before a prototype, a prototype before a plan',
        'Success and failure are defined before the start',
        'People are thanked for stopping a project early',
      ],
      said: '“What is the smallest thing that could prove us wrong?”',
    },
  ] satisfies WorkValue[],
} as const;

export const workWeek = {
  title: 'A typical week',
  lead: 'You set your own hours. Two afternoons overlap with your team; the rest is for focused work.',
  kinds: {
    focus: 'Focused work',
    answer: 'Reading and replying',
    together: 'Talking with colleagues',
    off: 'Off',
  } satisfies Record<BlockKind, string>,
  hourLabel: (hours: number) => `${hours} h`,
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  /** The blocks of a day, in narrow columns. */
  activities: {
    weeklyPlan: 'Weekly plan',
    project: 'Project',
    team: 'Team',
    reviews: 'Reviews',
    noMeetings: 'No meetings, company-wide',
    oneOnOne: 'One-on-one',
    chosenProject: 'A project you choose',
    looseEnds: 'Loose ends',
    earlyWeekend: 'Early weekend',
  } satisfies Record<Activity, string>,
} as const;

export const workFacts = {
  title: 'What that means for you',
  rows: [
    {
      title: 'Everyone is remote',
      text: 'There’s no office, so nobody is left out for not being in it. Twice a year, we all meet somewhere nice.',
    },
    {
      title: 'One pay scale',
      text: 'Two people at the same level earn the same, in Lisbon and in Seattle. Everyone in the company can see the scale.',
    },
    {
      title: 'People stay',
      text: 'Few of us leave in any given year. Most who do say they would come back.',
    },
  ],
  link: { label: 'How we hire', href: '/how-we-hire' },
  roles: { label: 'See open roles', href: '/hiring' },
} as const;
