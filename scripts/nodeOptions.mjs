/**
 * Node options for the server's process. The limits keep the heap small: about 45 MB of it is live, but without limits
 * it grows past 140 MB before it is collected. The files in deploy use the same options.
 */
export const nodeOptions = ['--enable-source-maps', '--max-semi-space-size=8', '--max-old-space-size=256'];
