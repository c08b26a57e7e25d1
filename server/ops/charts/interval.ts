/** The two-sided 95 % quantile of the normal distribution. */
const z = 1.959964;

export type Interval = { share: number; low: number; high: number };

/**
 * The share `successes / trials` with its 95 % Wilson confidence interval, which stays within 0 and 1 and is also sound
 * for small numbers. Null when there are no trials.
 */
export function wilson(successes: number, trials: number): Interval | null {
  if (trials <= 0) return null;
  const share = Math.min(Math.max(successes, 0), trials) / trials;
  const spread = z * z;
  const middle = share + spread / (2 * trials);
  const half = z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials * trials));
  const whole = 1 + spread / trials;
  // Rounding would leave the ends a little beside 0 and 1, and so put a share that is exactly as planned outside.
  return {
    share,
    low: successes <= 0 ? 0 : (middle - half) / whole,
    high: successes >= trials ? 1 : (middle + half) / whole,
  };
}

/** The smallest round share that covers every interval, so that small differences are visible. */
export function scaleTop(rates: readonly (Interval | null)[]): number {
  const highest = Math.max(...rates.map((rate) => rate?.high ?? 0));
  return [0.02, 0.05, 0.1, 0.2, 0.5].find((top) => highest <= top) ?? 1;
}
