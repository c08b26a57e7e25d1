/** The source of time, in milliseconds since the epoch; the sandbox can move it forward. */
export type Clock = { now(): number };

/** Real time, for waits that are real. */
export const wallClock: Clock = { now: () => Date.now() };
