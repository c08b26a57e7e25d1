export type Admission = ReturnType<typeof makeAdmission>;

type CallClient = {
  isGone: () => boolean;
  /** Whether everything it sends has arrived. */
  hasSent: () => boolean;
};

/** While both kinds of calls wait, three out of four that start are from `ahead`. */
export type Lane = 'ahead' | 'behind';

type AdmissionParts = {
  /** How many more calls the process and its database can take on while this many are at work. */
  room: (working: number) => number;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
};

type WaitingCall = { since: number; isGone: () => boolean; decide: (runs: boolean) => void };
/** `since` is when the call was first seen with everything that its client sends; null before. */
type RunningCall = { since: number | null; hasSent: () => boolean };
type Queue = { calls: WaitingCall[]; neverEmptySince: number; strictUntil: number };

/** The longest wait in milliseconds: in a burst, and in an overload. */
const maxWait = { burst: 3000, overload: 400 };
/** When no call could start for this many milliseconds, the database isn't answering. */
const stall = 1000;
/**
 * An overload is over when no call has waited for longer than `shortWait` for this many milliseconds. That none was
 * refused is not enough: when only a few too many arrive, it takes the queue seconds to grow to the longest wait.
 */
const calm = 1000;
const shortWait = 100;
/** How many calls a turn refuses: these, or this share of those that wait; thousands at once would hold up pages. */
const refusalsPerTurn = { min: 32, share: 1 / 32 };
/** How long a turn may take, in milliseconds: about what a page has to wait. */
const maxTurn = 3;
/** How many calls may start in a turn. Calls that run together can share a disk flush, so one alone would be slower. */
const startsPerTurn = { min: 2, max: 64 };
/** When to look again while there is little room, in milliseconds. */
const lookAgainAfter = 2;
/**
 * A call that has run for longer than this, in milliseconds, waits for its client or for another service. It no longer
 * counts as at work, nor does one whose client is still sending, or a few dozen slow clients would keep everybody out.
 */
const maxWork = 200;

/**
 * Calls wait here for their turn, so that an overload is answered early instead of piling up. The process has one
 * thread: without turns, a thousand calls that arrive together would all run before the next page is sent. A turn
 * starts as many calls as keep it short, and none while the database has enough to do. Pages and files never wait
 * here.
 *
 * A burst may wait for up to three seconds. When calls have waited for longer than that without a break, or when none
 * could start for a second, more arrive than can be answered. From then on each waits for 0.4 seconds at most, until
 * all waits have been short for a second: those that run are answered soon, and everybody else hears soon, too.
 * Controlled delay (RFC 8289) treats packets the same way. A call that is running is never abandoned.
 */
export function makeAdmission({ room, now = () => performance.now() }: AdmissionParts) {
  const ahead: Queue = { calls: [], neverEmptySince: 0, strictUntil: 0 };
  const behind: Queue = { calls: [], neverEmptySince: 0, strictUntil: 0 };
  let perTurn = startsPerTurn.min;
  const running = new Set<RunningCall>();
  let started = 0;
  let lastStart = 0;
  let scheduled = false;

  /** `last` is when the turn before this one began; null if the process may have been idle in between. */
  function takeTurn(last: number | null): void {
    const began = now();
    scheduled = false;
    if (last !== null) perTurn = began - last > maxTurn ? fewer(perTurn) : more(perTurn);
    for (const queue of [ahead, behind]) refuseOverdue(queue, began, lastStart);
    const places = room(countAtWork(running, began));
    for (let place = 1; place <= Math.min(perTurn, places); place += 1) {
      const call = nextCall(started % 4 === 3 ? [behind, ahead] : [ahead, behind]);
      if (!call) return;
      started += 1;
      lastStart = began;
      call.decide(true);
    }
    if (ahead.calls.length + behind.calls.length === 0) return;
    scheduled = true;
    if (places < perTurn) setTimeout(takeTurn, lookAgainAfter, null);
    else setImmediate(takeTurn, began);
  }

  function myTurn(lane: Lane, isGone: () => boolean): Promise<boolean> {
    return new Promise((decide) => {
      const queue = lane === 'ahead' ? ahead : behind;
      const since = now();
      if (queue.calls.length === 0) queue.neverEmptySince = since;
      queue.calls.push({ since, isGone, decide });
      if (scheduled) return;
      scheduled = true;
      setImmediate(takeTurn, null);
    });
  }

  return {
    /**
     * Runs the call when it is its turn, and resolves when that has ended. Resolves to false, without having run it, when
     * it has waited too long. A call whose client `isGone` by then is dropped: it neither runs nor resolves.
     */
    async run(lane: Lane, call: () => Promise<void>, { isGone, hasSent }: CallClient): Promise<boolean> {
      if (!(await myTurn(lane, isGone))) return false;
      const self: RunningCall = { since: hasSent() ? now() : null, hasSent };
      running.add(self);
      await call().finally(() => running.delete(self));
      return true;
    },
  };
}

function countAtWork(running: ReadonlySet<RunningCall>, at: number): number {
  let count = 0;
  for (const call of running) {
    if (call.since === null && call.hasSent()) call.since = at;
    if (call.since !== null && at - call.since <= maxWork) count += 1;
  }
  return count;
}

function nextCall(order: readonly Queue[]): WaitingCall | null {
  for (const { calls } of order) {
    for (let call = calls.shift(); call; call = calls.shift()) if (!call.isGone()) return call;
  }
  return null;
}

function fewer(perTurn: number): number {
  return Math.max(startsPerTurn.min, Math.floor(perTurn / 2));
}

function more(perTurn: number): number {
  return Math.min(startsPerTurn.max, perTurn + 1);
}

function refuseOverdue(queue: Queue, at: number, lastStart: number): void {
  const { calls, neverEmptySince, strictUntil } = queue;
  const isStalled = at - Math.max(neverEmptySince, lastStart) > stall;
  const isOverload = at < strictUntil || isStalled || at - neverEmptySince > maxWait.burst;
  const limit = isOverload ? maxWait.overload : maxWait.burst;
  const waited = () => (calls[0] ? at - calls[0].since : 0);
  if (waited() > (isOverload ? shortWait : limit)) queue.strictUntil = at + calm;
  const maxRefusals = Math.max(refusalsPerTurn.min, calls.length * refusalsPerTurn.share);
  for (let count = 0; count < maxRefusals && waited() > limit; count += 1) calls.shift()?.decide(false);
}
