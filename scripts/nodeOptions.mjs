/**
 * Node options for the server's process. The limits keep the heap small: about 45 MB of it is live, but without limits
 * it grows past 140 MB before it is collected. By default four threads help to collect it: with two processors, the thread
 * that answers calls then waits 10 to 20 ms for a processor, several times a second. One thread does as much for a heap
 * of this size. The files in deploy use the same options.
 */
export const nodeOptions = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--max-old-space-size=256',
  '--v8-pool-size=1',
];
