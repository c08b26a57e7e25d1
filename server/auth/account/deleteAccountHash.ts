import { codeLifetime } from '@/server/auth/codes/oneTimeCodes';
import { bindingOf } from '@/server/auth/email/emailChangeHash';
import type { SignedIn } from '@/server/auth/tokens/bearer';
import { clockDifference } from '@/server/clock';
import type { Services } from '@/server/services';

const purpose = 'account-deletion';

/** A signature over account, email address, session and time, starting with the time. Valid as long as its code. */
export function deletionHash(services: Services, signedIn: SignedIn): string {
  const time = services.clock.now();
  return `${time}.${services.secrets.keyedHash(purpose, content(signedIn, time))}`;
}

export function isDeletionHash(services: Services, signedIn: SignedIn, hash: string): boolean {
  const [, digits, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(hash) ?? [];
  if (digits === undefined || signature === undefined) return false;
  const time = Number(digits);
  const age = services.clock.now() - time;
  const isInTime = age > -clockDifference && age < codeLifetime;
  return isInTime && services.secrets.matches(purpose, content(signedIn, time), signature);
}

function content(signedIn: SignedIn, time: number): string {
  return JSON.stringify([signedIn.accountId, bindingOf(signedIn), signedIn.email, time]);
}
