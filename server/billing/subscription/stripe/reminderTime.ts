import { day } from '@/server/clock';

/** A yearly charge is announced this long in advance. A monthly one is not: that would be a mail every month. */
const renewalLead = 14 * day;
/** The first charge after a trial is announced three days ahead, or a week if the trial is longer than two weeks. */
const trialLead = 3 * day;
const longTrialLead = 7 * day;
const longTrial = 15 * day;

type Charge = { startedAt: number; trialEndsAt: number | null; renewsAt: number; yearly: boolean };

/** When the next charge is announced, in milliseconds; null when it is not. */
export function reminderTime({ startedAt, trialEndsAt, renewsAt, yearly }: Charge): number | null {
  if (trialEndsAt === null) return yearly ? renewsAt - renewalLead : null;
  return trialEndsAt - (trialEndsAt - startedAt > longTrial ? longTrialLead : trialLead);
}
