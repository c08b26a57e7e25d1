import { lookup as resolveName } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { boundedBytes } from '@/server/http/request/boundedBytes';
import { isPublicIp } from './imageUrl';

/** Largest picture, in bytes, and the longest time from the DNS lookup to the last byte. */
const maxPictureBytes = 5 * 1024 * 1024;
const fetchTimeoutMs = 5000;
const tooLarge = 'The picture is too large.';

/** What tests replace: who resolves names, which IPs count as public, and how the connection is made. */
export type PictureNetwork = {
  resolve: (host: string) => Promise<readonly { address: string; family: number }[]>;
  isPublic: (address: string) => boolean;
  connection: Pick<RequestOptions, 'ca' | 'port'>;
};

export const publicNetwork: PictureNetwork = {
  resolve: (host) => resolveName(host, { all: true, verbatim: true }),
  isPublic: isPublicIp,
  connection: {},
};

/** The picture could not be fetched: `refused` means a URL we do not call, `failed` everything else. */
export class PictureError extends Error {
  override name = 'PictureError';
  constructor(
    readonly kind: 'refused' | 'failed',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Fetches a picture's bytes. The name is resolved once, every resolved IP must be public, and the connection goes to
 * exactly that IP, so changing the DNS answer in between gains nothing. Redirects are not followed, and no cookie,
 * credential or visitor IP is sent.
 * @throws PictureError
 */
export async function fetchPicture(url: URL, network: PictureNetwork = publicNetwork): Promise<Buffer> {
  const signal = AbortSignal.timeout(fetchTimeoutMs);
  const pinned = await pinnedIp(url.hostname, network, signal);
  const call = request(url, {
    ...network.connection,
    agent: false,
    lookup: lookupOf(pinned),
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' },
    signal,
  });
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      call.on('response', resolve).on('error', reject).end();
    });
    const problem = problemOf(answer.statusCode, answer.headers);
    if (problem) throw new PictureError('failed', problem);
    return await boundedBytes(answer, maxPictureBytes, () => new PictureError('failed', tooLarge));
  } catch (cause) {
    throw cause instanceof PictureError ? cause : new PictureError('failed', reasonOf(cause));
  } finally {
    call.destroy();
  }
}

type Pinned = { address: string; family: number };

async function pinnedIp(host: string, network: PictureNetwork, signal: AbortSignal): Promise<Pinned> {
  const answers = await resolveInTime(host, network, signal);
  const [first] = answers;
  if (!first) throw new PictureError('failed', 'The host has no address.');
  if (!answers.every(({ address }) => network.isPublic(address))) {
    throw new PictureError('refused', 'The host leads into a network that is not public.');
  }
  return first;
}

async function resolveInTime(host: string, network: PictureNetwork, signal: AbortSignal) {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new PictureError('failed', 'The look-up took too long.')));
  });
  try {
    return await Promise.race([network.resolve(host), late]);
  } catch (cause) {
    throw cause instanceof PictureError ? cause : new PictureError('failed', reasonOf(cause));
  }
}

function lookupOf({ address, family }: Pinned): LookupFunction {
  return (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

function problemOf(
  status: number | undefined,
  headers: { 'content-length'?: string; 'content-encoding'?: string },
): string | null {
  if (status !== 200) return `The picture was answered with status ${status}.`;
  if (Number(headers['content-length'] ?? 0) > maxPictureBytes) return tooLarge;
  return headers['content-encoding'] ? 'The picture came in an encoding we do not unpack.' : null;
}

/** The code of a failed connection or look-up, since most of these errors have no name of their own. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
