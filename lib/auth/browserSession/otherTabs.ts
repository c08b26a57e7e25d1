import { isNewer } from '../credentials';
import type { TabChannel, TabMessage } from '../tabChannel';
import type { HeldCredentials } from './heldCredentials';

/**
 * How long this tab waits for the others, which are on the same machine. A suspended tab, or one on a busy machine, may
 * answer later; its answer counts as long as nobody has signed in or out here since.
 */
const answerTime = 150;

/** Keeps what this tab holds the same as in the other tabs of this browser. */
export function joinOtherTabs(
  channel: TabChannel | null,
  held: HeldCredentials,
  wait: (milliseconds: number) => Promise<void>,
) {
  /** The number of changes at the last question. An answer that arrives after a sign-out must not undo it. */
  let askedAt: number | null = null;

  function receive(message: TabMessage): void {
    const own = held.current();
    switch (message.type) {
      case 'ask':
        if (own) channel?.send({ type: 'credentials', credentials: own });
        break;
      case 'signedOut':
        askedAt = null;
        if (own?.accountId === message.accountId) held.hold(null);
        break;
      case 'signedIn':
        if (!own || own.accountId === message.credentials.accountId) held.hold(message.credentials);
        break;
      case 'credentials':
        if (own ? isNewer(message.credentials, own) : askedAt === held.changes())
          held.hold(message.credentials);
    }
  }
  channel?.listen(receive);

  return {
    tell(message: TabMessage): void {
      channel?.send(message);
    },
    /** Asks for newer credentials. They are held by the time this resolves, if another tab has any. */
    async ask(): Promise<void> {
      if (!channel) return;
      askedAt = held.changes();
      channel.send({ type: 'ask' });
      await wait(answerTime);
    },
  };
}

export type OtherTabs = ReturnType<typeof joinOtherTabs>;
