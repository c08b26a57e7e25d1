import type { IncomingMessage } from 'node:http';
import type { Services } from '@/server/services';

const purpose = 'passed-on-caller';
const signatureHeader = 'x-passed-on-signature';

/**
 * Headers that preserve the caller's IP when this process forwards a call to itself. Such a call arrives from this
 * machine, which a sandbox does not limit, and nobody else can sign these headers.
 */
export function callerHeaders(
  { secrets }: Pick<Services, 'secrets'>,
  address: string,
): Record<string, string> {
  return { 'x-forwarded-for': address, [signatureHeader]: secrets.keyedHash(purpose, address) };
}

/** The IP of the original caller when this process forwarded the call to itself; null for every other request. */
export function passedOnCaller(
  { secrets }: Pick<Services, 'secrets'>,
  request: IncomingMessage,
): string | null {
  const address = request.headers['x-forwarded-for'];
  const signature = request.headers[signatureHeader];
  if (typeof address !== 'string' || typeof signature !== 'string') return null;
  return secrets.matches(purpose, address, signature) ? address : null;
}
