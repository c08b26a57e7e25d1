/**
 * Loaded by Jest and its workers. Jest gives a worker half a second to end, and Node takes longer than that to free what
 * all the modules of a group take up. A worker that has nothing left to do is therefore ended without it. One that a test
 * left a timer or a connection behind in still has something to do, and Jest still says so.
 */
if (process.send) process.once('beforeExit', () => process.exit());
