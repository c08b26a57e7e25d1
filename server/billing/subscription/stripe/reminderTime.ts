import { chargeReminders } from '@/lib/content/subscription/chargeReminders';
import { day } from '@/server/clock';

/** A trial of seven days may be some seconds longer. */
const longTrial = 7.5 * day;

/** In milliseconds. `periodStart` and `renewsAt` bound the period that is paid for. */
type Charge = {
  startedAt: number;
  trialEndsAt: number | null;
  periodStart: number;
  renewsAt: number;
  yearly: boolean;
};

/** When the next charge that must be announced is, in milliseconds. */
export function reminderTime({ startedAt, trialEndsAt, periodStart, renewsAt, yearly }: Charge): number {
  const { longTrial: long, trial, year } = chargeReminders;
  if (trialEndsAt !== null) return trialEndsAt - (trialEndsAt - startedAt > longTrial ? long : trial) * day;
  return yearly ? renewsAt - year.from * day : beforeNextYear(startedAt, periodStart);
}

/** What renews every month is announced once in each year from its beginning, in the period that this falls into. */
function beforeNextYear(startedAt: number, periodStart: number): number {
  const begin = new Date(startedAt);
  for (;;) {
    begin.setUTCFullYear(begin.getUTCFullYear() + 1);
    const remindAt = begin.getTime() - chargeReminders.month * day;
    if (remindAt >= periodStart) return remindAt;
  }
}
