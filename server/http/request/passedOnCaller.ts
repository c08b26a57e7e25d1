import type { IncomingMessage } from 'node:http';
import type { Services } from '@/server/services';

const purpose = 'passed-on-caller';
const signatureHeader = 'x-passed-on-signature';

/**
 * Headers by which a call that this process passes on to itself keeps the address of its caller: it arrives from this
 * machine, which has no limits in a sandbox, and no other sender can sign an address.
 */
export function callerHeaders(
  { secrets }: Pick<Services, 'secrets'>,
  address: string,
): Record<string, string> {
  return { 'x-forwarded-for': address, [signatureHeader]: secrets.keyedHash(purpose, address) };
}

/** The address of whoever called, when this process passed the call on to itself; null for every other request. */
export function passedOnCaller(
  { secrets }: Pick<Services, 'secrets'>,
  request: IncomingMessage,
): string | null {
  const address = request.headers['x-forwarded-for'];
  const signature = request.headers[signatureHeader];
  if (typeof address !== 'string' || typeof signature !== 'string') return null;
  return secrets.matches(purpose, address, signature) ? address : null;
}
