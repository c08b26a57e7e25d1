import { createSession } from '@/lib/auth/session';
import { openTabChannel } from '@/lib/auth/tabChannel';
import { memoryStorage } from '@/lib/storage/browserStorage';
import { fakeCredentials } from '@/tests/fixtures/browser/fakeTokens';

/** A browser that closes its storage to a page closes these as well. */
function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function openSession(locks: Pick<LockManager, 'request'>) {
  return createSession({
    storage: memoryStorage(),
    channel: null,
    locks,
    refresh: async () => fakeCredentials(),
    wait: async () => {},
  });
}

it('143. B16: a page without a channel between tabs goes on without it', () => {
  class Refused {
    constructor() {
      refuse();
    }
  }
  expect(openTabChannel('production', Refused as unknown as typeof BroadcastChannel)).toBeNull();
});

it('143. B16: somebody signs in where locks are refused', async () => {
  const session = openSession({ request: async () => refuse() });
  const credentials = fakeCredentials();
  await session.signInOnce(async () => credentials);
  expect(session.current()).toEqual(credentials);
});

it('143. B16: work that fails under a lock is not done again', async () => {
  let attempts = 0;
  const request = async (_name: string, work: () => unknown) => work();
  const session = openSession({ request } as unknown as Pick<LockManager, 'request'>);
  const work = session.signInOnce(async () => {
    attempts += 1;
    throw new Error('no account');
  });
  await expect(work).rejects.toThrow('no account');
  expect(attempts).toBe(1);
});
