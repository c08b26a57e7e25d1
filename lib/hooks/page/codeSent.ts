import { CommunicationError } from '../../http/CommunicationError';

/** What the service says of a code that it mailed less than a minute ago and that still works. */
export type CodeSent = {
  /** When it was requested, in milliseconds, by this device's clock. */
  sentAt: number;
  /** What confirming with it needs besides it; null for a sign-in, which needs nothing. */
  hash: string | null;
  /** Part of the former email address, which was mailed a code as well. */
  formerEmail: string | null;
};

/** The pause between two codes to one address, in seconds. */
export const codePause = 60;

/** Reads the refusal of a second code; null for every other error. */
export function codeSentBefore(error: unknown): CodeSent | null {
  if (!(error instanceof CommunicationError) || error.body?.reason !== 'code_sent') return null;
  const { hash = null, former_email: formerEmail = null } = error.body;
  const sentAt = Date.now() - (codePause - (error.retryAfterSeconds ?? codePause)) * 1000;
  return { sentAt, hash, formerEmail };
}
