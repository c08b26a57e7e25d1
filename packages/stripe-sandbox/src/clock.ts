/** Where the time is read, in milliseconds since the epoch: the sandbox turns it. */
export type Clock = { now(): number };

/** The time on the wall, for waits that are real. */
export const wallClock: Clock = { now: () => Date.now() };
