import { day } from '@/server/clock';
import type { Step } from '../world';

const passes = (says: string, time: number): Step => ({
  says: `time:${says}`,
  // While nothing is due, time changes nothing.
  may: ({ truth, at }) => (truth.date ?? 0) > at,
  act: (world) => world.passTime(time),
});

export const untilDue = passes('time passes until something is due, but not more than a year', 365 * day);
export const time: readonly Step[] = [
  passes('a day passes', day),
  passes('a week passes, or less if something is due', 7 * day),
];
