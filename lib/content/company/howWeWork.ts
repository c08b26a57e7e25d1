import { figures } from '../figures';

export const howWeWorkHero = {
  eyebrow: 'Company culture',
  title: 'Three values we argue with',
  lead: `Values on a wall decide nothing. Ours are sentences people quote at each other when ${figures.teamSize} of them, in many time zones, have to agree without a meeting.`,
} as const;

export type WorkValue = {
  id: 'trust' | 'question' | 'validate';
  title: string;
  lead: string;
  practices: readonly string[];
  said: string;
};

export const workValues = {
  saidLabel: 'You will hear',
  items: [
    {
      id: 'trust',
      title: 'Build trust',
      lead: 'Nobody checks when you are at your desk. In return everybody can see what you are on, why, and where you are stuck.',
      practices: [
        'Every project has one owner and a page anybody can read',
        'Pay depends on the level, not on the place or on bargaining',
        'Feedback is asked for, written and answered',
      ],
      said: '“I was wrong about this. Here is what I changed.”',
    },
    {
      id: 'question',
      title: 'Question assumptions',
      lead: 'A good reason beats a high rank. The newest person may ask why, and the answer has to be more than “we always did”.',
      practices: [
        'Plans begin with what we take for granted',
        'Somebody is named to argue against',
        'Old decisions have a date on which they are looked at again',
      ],
      said: '“What would have to be true for this to work?”',
    },
    {
      id: 'validate',
      title: 'Validate direction',
      lead: 'Going far in the wrong direction is the most expensive thing we do. So we look for the cheapest way to find out, first.',
      practices: [
        'A sketch before a prototype, a prototype before a plan',
        'Success and failure are written down before the start',
        'Projects that stop early are thanked for',
      ],
      said: '“What is the smallest thing that could prove us wrong?”',
    },
  ] satisfies WorkValue[],
} as const;

export type WeekBlock = { kind: 'focus' | 'together' | 'answer' | 'off'; label: string; hours: number };

export const workWeek = {
  title: 'A week, as it looks for most of us',
  lead: 'Hours are your own. Two afternoons overlap for a team; the rest is for thinking.',
  kinds: {
    focus: 'Work without interruption',
    answer: 'Reading and answering',
    together: 'Talking to each other',
    off: 'Not here',
  },
  hourLabel: (hours: number) => `${hours} h`,
  days: [
    {
      day: 'Monday',
      blocks: [
        { kind: 'answer', label: 'Week plan', hours: 2 },
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
      blocks: [{ kind: 'focus', label: 'No meetings, all company', hours: 8 }],
    },
    {
      day: 'Thursday',
      blocks: [
        { kind: 'answer', label: 'Reviews', hours: 2 },
        { kind: 'focus', label: 'Project', hours: 5 },
        { kind: 'together', label: 'One to one', hours: 1 },
      ],
    },
    {
      day: 'Friday',
      blocks: [
        { kind: 'focus', label: 'What you think matters', hours: 4 },
        { kind: 'answer', label: 'Loose ends', hours: 1 },
        { kind: 'off', label: 'Weekend starts', hours: 3 },
      ],
    },
  ] satisfies { day: string; blocks: WeekBlock[] }[],
} as const;

export const workFacts = {
  title: 'What follows from it',
  rows: [
    {
      title: 'Remote, all of us',
      text: 'There is no office, so there is no second class of people who are not in it. Twice a year we meet somewhere nice.',
    },
    {
      title: 'One pay scale',
      text: 'Two people of the same level earn the same, in Lisbon as in Seattle. The scale is open to everybody inside.',
    },
    {
      title: 'People stay',
      text: 'Few of us leave in a year. Those who do mostly say that they would come back.',
    },
  ],
  link: { label: 'How we hire', href: '/how-we-hire' },
  roles: { label: 'See open roles', href: '/hiring' },
} as const;
