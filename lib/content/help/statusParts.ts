/** The parts of the service whose state is recorded, in the order of the page. A name is stored, so it never changes. */
export const statusParts = ['site', 'accounts', 'mail', 'payments', 'stores'] as const;
export type StatusPart = (typeof statusParts)[number];

/** How a part does: `slow` still works, with a delay. */
export type PartState = 'up' | 'slow' | 'down';

/** Days that the page tells of, today included. */
export const statusDays = 90;

/** `"5 minutes"`, or from two hours on `"2.5 hours"`. */
export function minutesOrHours(minutes: number, language: string): string {
  const inHours = minutes >= 120;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inHours ? 'hour' : 'minute',
    unitDisplay: 'long',
    maximumFractionDigits: inHours ? 1 : 0,
  }).format(inHours ? minutes / 60 : minutes);
}
