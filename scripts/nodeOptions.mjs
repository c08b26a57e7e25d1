/**
 * How the server's process is started. The limits keep the heap small: about 45 MB of it live on, but left to itself it
 * grows past 140 MB before it is collected. The files in deploy say the same.
 */
export const nodeOptions = ['--enable-source-maps', '--max-semi-space-size=8', '--max-old-space-size=256'];
