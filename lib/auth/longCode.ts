import { CommunicationError } from '../http/CommunicationError';
import type { PendingSignIn } from './AuthMethods';

/** True when the email address gets no short code now, or none counts: its owner was mailed a long one. */
export function asksForLongCode(error: unknown): boolean {
  return error instanceof CommunicationError && error.body?.reason === 'address_limit';
}

/** The sign-in that waits for the code that was asked for, or for the long one that is mailed in its place. */
export async function awaitingCode(pending: PendingSignIn, asking: Promise<unknown>): Promise<PendingSignIn> {
  try {
    await asking;
    return { ...pending, isLong: undefined };
  } catch (error) {
    if (!asksForLongCode(error)) throw error;
    return { ...pending, isLong: true };
  }
}
