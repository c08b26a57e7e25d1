/**
 * Lets everything that waits on the event loop run first, and then pauses for this many milliseconds, so that a long
 * series of background work delays no request.
 */
export async function pause(milliseconds = 0): Promise<void> {
  if (milliseconds >= 1) await new Promise((resolve) => setTimeout(resolve, milliseconds));
  // Overdue timers run one after the other before any network input is handled.
  await new Promise((resolve) => setImmediate(resolve));
}
