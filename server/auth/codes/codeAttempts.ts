import { isApiError } from '@/server/http/ApiError';
import { releaseSlot, requireSlot, type Slot } from '@/server/http/limits/budgets';
import type { Services } from '@/server/services';

/** Whose budget a guess uses, and whether the browser may use what is kept of it. */
export type GuessSubject = { name: `account:${string}` | `address:${string}`; known: boolean };

/**
 * Takes a guess of every subject, before the code is compared: for the account and for the address, over all codes,
 * sessions, purposes and both generations of the API, however often a code is sent again. A right code gives its
 * guesses back, a wrong one keeps them for a day.
 * @throws ApiError too_many_requests with the seconds until there is a guess again
 */
export async function reserveAttempt(services: Services, subjects: readonly GuessSubject[]): Promise<Slot[]> {
  const slots: Slot[] = [];
  try {
    for (const { name, known } of subjects)
      slots.push(await requireSlot(services.database, services, { budget: 'guesses', subject: name, known }));
  } catch (error) {
    if (isApiError(error)) await releaseAttempt(services, slots);
    throw error;
  }
  return slots;
}

export async function releaseAttempt(services: Services, slots: readonly Slot[]): Promise<void> {
  for (const slot of slots) await releaseSlot(services.database, slot);
}
