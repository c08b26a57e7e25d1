import type { Server } from 'node:http';

/** Requests that are under way at a stop get this long, and everything together this long, in milliseconds. */
const requestLimit = 6000;
const wholeLimit = 8500;
const sweepEvery = 50;

/**
 * Ends the process with 0 on SIGINT or SIGTERM: takes no new connection, lets requests finish, then runs `after`, which
 * writes what is still in memory. Whatever does not end by itself is cut off, so that a stop never takes ten seconds.
 */
export function stopOnSignal(server: Server, after: () => Promise<void>): { isStopping(): boolean } {
  let stopping = false;
  const stop = async () => {
    stopping = true;
    setTimeout(() => process.exit(0), wholeLimit).unref();
    await drain(server);
    await after().catch(() => {});
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  return { isStopping: () => stopping };
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A keep-alive connection becomes idle only after its last answer, so waiting for it would never end.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEvery);
  const limit = setTimeout(() => server.closeAllConnections(), requestLimit);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}
