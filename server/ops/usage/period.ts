import { day } from '@/server/clock';

/** The periods, in days, that the operator can choose from. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

const usual: Period = 30;

/** The period from `?days=`; anything but one of the choices gives the default. */
export function periodOf(query: URLSearchParams): Period {
  return periods.find((period) => query.get('days') === String(period)) ?? usual;
}

/** The names of the period's UTC days, oldest first; the last one is today. */
export function daysOf(period: Period, now: number): string[] {
  return Array.from({ length: period }, (_, index) =>
    new Date(now - (period - 1 - index) * day).toISOString().slice(0, 10),
  );
}

/** When the first day of the period began, in milliseconds since the epoch. */
export function startOf(period: Period, now: number): number {
  return Math.floor(now / day) * day - (period - 1) * day;
}
