import type { OneTimeCode } from './oneTimeCodes';

/** A try after it was counted and compared. `triesLeft` is null when the code was dead, used or expired before. */
type Try = {
  row: Pick<OneTimeCode, 'used_at' | 'expires_at'>;
  isRight: boolean;
  triesLeft: number | null;
  now: number;
};

export type Verdict =
  | { kind: 'right' }
  | { kind: 'wrong'; triesLeft: number }
  /** Used, or guessed at too often. */
  | { kind: 'spent' }
  | { kind: 'expired' };

/** What came of a try. A right code that was used is right for a call whose answer was lost, or that ran beside another. */
export function judgeTry({ row, isRight, triesLeft, now }: Try): Verdict {
  const isUsed = row.used_at !== null;
  if (isRight && (triesLeft !== null || isUsed)) return { kind: 'right' };
  if (triesLeft !== null) return { kind: 'wrong', triesLeft };
  return { kind: isUsed || row.expires_at > now ? 'spent' : 'expired' };
}
