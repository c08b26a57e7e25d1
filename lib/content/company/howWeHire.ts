import { brand } from '../brand';
import { allHiringWeeks } from './hiringWeeks';

export const howWeHireHero = {
  eyebrow: 'Company culture',
  title: 'Six stages, two of them paid',
  lead: 'Interviews show how well someone interviews. We’d rather look at work: small, real, and paid. You get to see how we work, too, before either of us decides.',
} as const;

export type HiringStage = {
  title: string;
  text: string;
  /** How long it takes, as people say it. */
  time: string;
  who: string;
  paid: boolean;
};

export const hiringStages = {
  title: 'From application to offer',
  paidLabel: 'Paid',
  timeLabel: 'Takes',
  whoLabel: 'With',
  items: [
    {
      title: 'We read your application',
      text: 'A person reads it from start to finish, with the name of your school hidden. You’ll hear from us either way within 10 business days.',
      time: 'up to 10 business days',
      who: 'a talent partner',
      paid: false,
    },
    {
      title: 'A short call',
      text: 'A half-hour call, camera optional. We talk about what you’re looking for, what we’re looking for, and what the role pays. Half of the time is for your questions.',
      time: '30 minutes',
      who: 'the same talent partner',
      paid: false,
    },
    {
      title: 'First paid project',
      text: 'A piece of work like those you’d do in the role, on your own schedule: a plan, a review, a prototype, an edit. You’re paid whatever the outcome.',
      time: 'about six hours',
      who: 'on your own',
      paid: true,
    },
    {
      title: 'Talk to future colleagues',
      text: 'Two people from the team ask about your project. No brainteasers. Then you interview them.',
      time: 'one hour',
      who: 'two people from the team',
      paid: false,
    },
    {
      title: 'Second paid project',
      text: 'Closer to a normal week: an open-ended question, written comments back and forth, and a result that others have to be able to use.',
      time: 'about 16 hours',
      who: 'a guide who answers questions',
      paid: true,
    },
    {
      title: 'Final interviews',
      text: 'You meet the person who would manage you, someone from another team, and one of the founders. We decide within a week and tell you why.',
      time: 'three 45-minute calls',
      who: 'three people',
      paid: false,
    },
  ] satisfies HiringStage[],
} as const;

export const hiringCalendar = {
  title: 'How long it takes overall',
  text: `Typically ${allHiringWeeks} weeks, sometimes fewer. Most of that is waiting for time that suits you, and we won’t rush you.`,
  weekCount: (count: number) => (count === 1 ? '1 week' : `${count} weeks`),
  /** Read aloud before the bars. */
  label: 'Weeks in a typical process, by stage',
} as const;

export const hiringQuestions = {
  title: 'About the test projects',
  items: [
    {
      id: 'what',
      question: 'What is a test project?',
      answer:
        'A task like the ones in the role, with everything you need to do it and a limit on the hours. A designer gets a screen with a problem, a researcher gets a data set, a lawyer gets a plan to review.',
    },
    {
      id: 'why',
      question: 'Why do you use them?',
      answer:
        'They’re fairer. They favor people who do the work well over people who talk about it well, and they leave out what shouldn’t affect a decision.',
    },
    {
      id: 'pay',
      question: 'What do you pay?',
      answer:
        'A fixed amount per project, the same for everyone in the round, paid within a week of your invoice. We tell you the amount before you start.',
    },
    {
      id: 'use',
      question: 'Do you use what candidates make?',
      answer:
        'No. Tasks are made up or were finished long ago. What you make is yours, and you may show it to others once the round is over.',
    },
    {
      id: 'time',
      question: 'I have a job and a family. Is there time?',
      answer:
        'The work is split up to fit into evenings, and you always have at least a week. If you need longer, tell us. It won’t count against you.',
    },
  ],
  closing: { label: 'See open roles', href: '/hiring#roles' },
  contact: { label: 'Ask the talent team', href: `mailto:${brand.supportEmail}` },
} as const;
