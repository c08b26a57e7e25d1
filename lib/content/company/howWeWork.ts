import { figures } from '../figures';

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

export type WeekBlock = { kind: 'focus' | 'together' | 'answer' | 'off'; label: string; hours: number };

export const workWeek = {
  title: 'A typical week',
  lead: 'You set your own hours. Two afternoons overlap with your team; the rest is for focused work.',
  kinds: {
    focus: 'Focused work',
    answer: 'Reading and replying',
    together: 'Talking with colleagues',
    off: 'Off',
  },
  hourLabel: (hours: number) => `${hours} h`,
  days: [
    {
      day: 'Monday',
      blocks: [
        { kind: 'answer', label: 'Weekly plan', hours: 2 },
        { kind: 'focus', label: 'Project', hours: 6 },
      ],
    },
    {
      day: 'Tuesday',
      blocks: [
        { kind: 'focus', label: 'Project', hours: 5 },
        { kind: 'together', label: 'Team', hours: 1 },
        { kind: 'answer', label: 'Reviews', hours: 2 },
      ],
    },
    {
      day: 'Wednesday',
      blocks: [{ kind: 'focus', label: 'No meetings, company-wide', hours: 8 }],
    },
    {
      day: 'Thursday',
      blocks: [
        { kind: 'answer', label: 'Reviews', hours: 2 },
        { kind: 'focus', label: 'Project', hours: 5 },
        { kind: 'together', label: 'One-on-one', hours: 1 },
      ],
    },
    {
      day: 'Friday',
      blocks: [
        { kind: 'focus', label: 'A project you choose', hours: 4 },
        { kind: 'answer', label: 'Loose ends', hours: 1 },
        { kind: 'off', label: 'Early weekend', hours: 3 },
      ],
    },
  ] satisfies { day: string; blocks: WeekBlock[] }[],
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
