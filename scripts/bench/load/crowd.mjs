import { parentPort, workerData } from 'node:worker_threads';
import { eachOf } from './measure.mjs';
import { sendCode } from './requests.mjs';
import { makeVisitor } from './visitor.mjs';

/**
 * A crowd on a thread of its own, so that its work is not counted as the site's: each opens a session, and all ask at the
 * same moment for a code to one address. Says "ready" before that moment, and "done" after the last answer.
 */
const { sandbox, calls } = workerData;
const callers = [...Array(calls).keys()].map((person) => makeVisitor(sandbox, person));
const sessions = await eachOf(callers, 4, (caller) => caller.open());
const ask = (caller, index) =>
  caller.call('otp', { ...sendCode(sessions[index], `crowd-${calls}@example.org`), expected: 429 });
parentPort.once('message', async () => {
  await eachOf(callers, calls, ask);
  parentPort.postMessage('done');
});
parentPort.postMessage('ready');
