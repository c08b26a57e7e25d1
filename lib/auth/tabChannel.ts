import * as z from 'zod/mini';
import type { EnvironmentName } from '../url/environmentName';
import { Credentials } from './credentials';

/** How tabs of one browser tell each other about the session: only pages of our origin hear it; nothing is stored. */
const Message = z.union([
  /** A tab that has no credentials, or is about to refresh, asks for the newest ones. */
  z.object({ type: z.literal('ask') }),
  /** What the sending tab holds, in answer to `ask` or after a refresh. It does not sign in a tab that did not ask. */
  z.object({ type: z.literal('credentials'), credentials: Credentials }),
  /** Somebody just signed in, in the sending tab. */
  z.object({ type: z.literal('signedIn'), credentials: Credentials }),
  z.object({ type: z.literal('signedOut'), accountId: z.string() }),
]);
export type TabMessage = z.infer<typeof Message>;

export type TabChannel = {
  send(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
};

/** The names of the channels: tabs of different environments have nothing to tell each other. */
const names: Readonly<Record<EnvironmentName, string>> = {
  production: 'account',
  staging: 'account-staging',
};

/** A channel over BroadcastChannel; null where the browser has none, or denies it along with storage. */
export function openTabChannel(
  environment: EnvironmentName,
  Channel: typeof BroadcastChannel | undefined = globalThis.BroadcastChannel,
): TabChannel | null {
  if (!Channel) return null;
  const channel = opened(Channel, names[environment]);
  if (!channel) return null;
  return {
    send: (message) => channel.postMessage(message),
    listen(listener) {
      const handler = (event: MessageEvent) => {
        const message = Message.safeParse(event.data);
        if (message.success) listener(message.data);
      };
      channel.addEventListener('message', handler);
      return () => channel.removeEventListener('message', handler);
    },
  };
}

function opened(Channel: typeof BroadcastChannel, name: string): BroadcastChannel | null {
  try {
    return new Channel(name);
  } catch {
    return null;
  }
}
