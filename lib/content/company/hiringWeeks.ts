/** How long each stage of a usual course takes, in weeks, in the order of the stages in `howWeHire`. */
export const hiringWeeks = [2, 1, 2, 1, 3, 1] as const;

export const allHiringWeeks = hiringWeeks.reduce<number>((sum, weeks) => sum + weeks, 0);
