import { brand } from '../brand';

export const howWeHireHero = {
  eyebrow: 'Company culture',
  title: 'Six stages, and you are paid for two',
  lead: 'An interview shows how somebody interviews. So we look at work instead: small, real and paid. You see how we are, too, before either of us decides.',
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
  title: 'From letter to offer',
  paidLabel: 'Paid',
  timeLabel: 'Takes',
  whoLabel: 'With',
  items: [
    {
      title: 'We read your application',
      text: 'A person reads it, start to end, with the name of your school covered. You hear from us either way within ten working days.',
      time: 'up to ten days',
      who: 'a talent partner',
      paid: false,
    },
    {
      title: 'A short call',
      text: 'Half an hour by voice, camera off if you like. What you look for, what we look for, what it pays. Bring your questions, they take half the time.',
      time: '30 minutes',
      who: 'the same talent partner',
      paid: false,
    },
    {
      title: 'First paid project',
      text: 'A piece of work cut to the role, done in your own hours: a plan, a review, a prototype, an edit. You send an invoice whatever comes of it.',
      time: 'about six hours',
      who: 'nobody watching',
      paid: true,
    },
    {
      title: 'Talk with future colleagues',
      text: 'Two people from the team ask about your project, not about puzzles. Then you interview them.',
      time: 'one hour',
      who: 'two of the team',
      paid: false,
    },
    {
      title: 'Second paid project',
      text: 'Closer to a normal week: an open question, written comments back and forth, and a result others have to be able to use.',
      time: 'about sixteen hours',
      who: 'a guide who answers',
      paid: true,
    },
    {
      title: 'Last interviews',
      text: 'The person who would lead you, somebody from another team, and one of the founders. After that we decide within a week and say why.',
      time: 'three times 45 minutes',
      who: 'three people',
      paid: false,
    },
  ] satisfies HiringStage[],
} as const;

export const hiringCalendar = {
  title: 'How long it takes in all',
  text: 'Several weeks to a couple of months. Most of that is waiting for a free evening of yours, and we do not hurry it.',
  /** Share of the whole for each stage, in weeks of a usual course. */
  weeks: [2, 1, 2, 1, 3, 1],
  weekCount: (count: number) => (count === 1 ? '1 week' : `${count} weeks`),
  label: 'Weeks of a usual course, by stage',
} as const;

export const hiringQuestions = {
  title: 'About the test projects',
  items: [
    {
      id: 'what',
      question: 'What is a test project?',
      answer:
        'A task like those of the role, with everything needed to do it and a limit of hours. A designer gets a screen with a problem, a researcher a data set, a lawyer a plan to comment on.',
    },
    {
      id: 'why',
      question: 'Why do you use them?',
      answer:
        'Because they are fairer. They favour those who do the work well over those who talk about it well, and they leave out what has no place in a decision.',
    },
    {
      id: 'pay',
      question: 'What do you pay?',
      answer:
        'A fixed sum per project, the same for everybody in the round, paid within a week of your invoice. It is named before you start.',
    },
    {
      id: 'use',
      question: 'Do you use what candidates make?',
      answer:
        'No. Tasks are made up or long done. What you make is yours, and you may show it to others once the round is over.',
    },
    {
      id: 'time',
      question: 'I have a job and a family. Is there time?',
      answer:
        'The work is split so that it fits into evenings, and no deadline is shorter than a week. Tell us if it should be longer; nobody counts it.',
    },
  ],
  closing: { label: 'See open roles', href: '/hiring#roles' },
  contact: { label: 'Ask the talent team', href: `mailto:${brand.supportEmail}` },
} as const;
