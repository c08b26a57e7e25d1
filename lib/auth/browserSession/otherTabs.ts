import type { TabChannel, TabMessage } from '../tabChannel';
import type { HeldCredentials } from './heldCredentials';
import { isNewer } from './isNewer';

/**
 * How long this tab waits for the others, which are on the same machine. A suspended tab, or one on a busy machine, may
 * answer later; its answer counts as long as nobody has signed in or out here since.
 */
const answerTime = 150;

export type OtherTabs = {
  tell(message: TabMessage): void;
  /** Asks for newer credentials. They are held by the time this resolves, if another tab has any. */
  ask(): Promise<void>;
};

/** Keeps what this tab holds the same as in the other tabs of this browser. */
export function joinOtherTabs(
  channel: TabChannel | null,
  held: HeldCredentials,
  wait: (milliseconds: number) => Promise<void>,
): OtherTabs {
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
    tell(message) {
      channel?.send(message);
    },
    async ask() {
      if (!channel) return;
      askedAt = held.changes();
      channel.send({ type: 'ask' });
      await wait(answerTime);
    },
  };
}
