/**
 * Lets calls that write at the same moment share one flush to the disk. SQLite has one writer, and a flush costs more
 * than everything else that a call does there. So the calls take turns inside one outer transaction, each in a savepoint
 * of its own, and a single commit makes all of them durable. No promise settles before that commit is on the
 * disk, so no answer reports anything that a crash could take back.
 *
 * A call may read what an earlier one of its group wrote and has not committed yet. That is harmless: if the commit
 * fails, both fail. This also holds for a call that was refused, which is why it waits for the commit as well.
 */
export type CommitGroups = {
  /** Waits for a turn inside a group. @throws when no transaction can be opened */
  enter(): Promise<void>;
  /** Ends the turn and waits for the commit. @throws whatever the commit failed with, for every call in the group */
  leave(): Promise<void>;
  /** Waits for a turn outside any group, with no transaction open. */
  enterAlone(): Promise<void>;
  leaveAlone(): void;
  /**
   * To be told of a statement that failed during a turn. After some errors, such as a full disk, SQLite rolls back the
   * whole transaction and with it the calls that have already ended.
   */
  statementFailed(error: unknown): void;
  /** What ended the group in the middle of this turn; null while it is intact. */
  brokenBy(): { error: unknown } | null;
};

/** The outer transaction of a group. */
export type OuterTransaction = {
  begin(): Promise<void>;
  /** Resolves once everything is on the disk. The file may not be written to in the meantime. */
  commit(): Promise<void>;
  /** Undoes a transaction whose commit failed. */
  abandon(): void;
  isOpen(): boolean;
};

/**
 * A group that nobody else waits to join is closed at once. Under constant load it is closed when it has this many
 * calls or is this many milliseconds old, so that the first one does not wait for all others.
 */
const maxCalls = 64;
const maxAge = 4;

type Turn = { isAlone: boolean; begin: () => void };
type EndedCall = { resolve: () => void; reject: (error: unknown) => void };

export function makeCommitGroups(transaction: OuterTransaction): CommitGroups {
  const waiting: Turn[] = [];
  let ended: EndedCall[] = [];
  let openedAt: number | null = null;
  let broken: { error: unknown } | null = null;
  let isTaken = false;
  let isClosing = false;

  function turn(isAlone: boolean): Promise<void> {
    return new Promise((resolve) => {
      waiting.push({ isAlone, begin: resolve });
      advance();
    });
  }

  function advance(): void {
    if (isTaken) return;
    const next = waiting[0];
    if (openedAt !== null && (next?.isAlone || isFull(openedAt))) void commit();
    else if (next) {
      waiting.shift();
      isTaken = true;
      next.begin();
    } else if (openedAt !== null) closeSoon();
  }

  function isFull(since: number): boolean {
    return ended.length >= maxCalls || performance.now() - since >= maxAge;
  }

  /** Requests that have already arrived at this moment still join. */
  function closeSoon(): void {
    if (isClosing) return;
    isClosing = true;
    setImmediate(() => {
      isClosing = false;
      if (!isTaken && openedAt !== null) void commit();
    });
  }

  async function commit(): Promise<void> {
    isTaken = true;
    openedAt = null;
    const calls = ended;
    ended = [];
    try {
      await transaction.commit();
      for (const call of calls) call.resolve();
    } catch (error) {
      transaction.abandon();
      for (const call of calls) call.reject(error);
    }
    endTurn();
  }

  function endTurn(): void {
    isTaken = false;
    advance();
  }

  return {
    async enter() {
      await turn(false);
      if (openedAt !== null) return;
      try {
        await transaction.begin();
        openedAt = performance.now();
      } catch (error) {
        endTurn();
        throw error;
      }
    },
    leave() {
      return new Promise((resolve, reject) => {
        if (broken) reject(broken.error);
        else ended.push({ resolve, reject });
        broken = null;
        endTurn();
      });
    },
    enterAlone: () => turn(true),
    leaveAlone: endTurn,
    statementFailed(error) {
      if (transaction.isOpen()) return;
      broken ??= { error };
      openedAt = null;
      for (const call of ended) call.reject(error);
      ended = [];
    },
    brokenBy: () => broken,
  };
}
