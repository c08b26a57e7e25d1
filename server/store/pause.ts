/** Lets what waits on the event loop run first, then pauses this long, so that background work delays no request. */
export async function pause(milliseconds = 0): Promise<void> {
  if (milliseconds >= 1) await new Promise((resolve) => setTimeout(resolve, milliseconds));
  // Overdue timers run one after the other before any network input is handled.
  await new Promise((resolve) => setImmediate(resolve));
}
