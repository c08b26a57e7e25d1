/**
 * Faults that are known and open: while one is true, the steps that lead to it are not taken. Whoever mends one removes it
 * here, with what asks for it.
 */
export const openFaults = {
  /** A switch to a cheaper plan leaves a credit that stays behind when the subscription ends. */
  creditStaysBehind: true,
  /** Who canceled in the grace period and bought again is told that the subscription ended, though the new one runs. */
  oldEndIsTold: true,
} as const;
