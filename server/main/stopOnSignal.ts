import type { Server } from 'node:http';

/** When stopping: the limit for requests in progress, and for everything together, in milliseconds. */
const requestLimit = 6000;
const wholeLimit = 8500;
const sweepEvery = 50;

/**
 * Exits with 0 on SIGINT or SIGTERM: accepts no new connections, lets requests finish, then runs `after`, which writes
 * what is still in memory. Whatever does not finish is cut off, so that stopping always takes less than ten seconds.
 */
export function stopOnSignal(server: Server, after: () => Promise<void>): { isStopping(): boolean } {
  let stopping = false;
  const stop = async () => {
    // Ctrl+C reaches a site twice: from the terminal, and from scripts/start. Without a listener, the second one would
    // end the process at once.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), wholeLimit).unref();
    await drain(server);
    await after().catch(() => {});
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  return { isStopping: () => stopping };
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A keep-alive connection becomes idle only after its last answer, so waiting for it to close would never end.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEvery);
  const limit = setTimeout(() => server.closeAllConnections(), requestLimit);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}
