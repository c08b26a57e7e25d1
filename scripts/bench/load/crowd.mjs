import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { eachOf } from './measure.mjs';
import { networkOf, sendCode } from './requests.mjs';
import { makeVisitor } from './visitor.mjs';

/**
 * A crowd on a thread of its own, so that its work is not counted as the site's: each opens a session, and then all ask at
 * the same moment, over new connections, for a code to one address. When all are answered they ask for the next address,
 * until the thread is ended. Says "asking" before the first time.
 */
const { sandbox, calls } = workerData;
const people = [...Array(calls).keys()];
const sessions = await eachOf(people, 4, (person) => makeVisitor(sandbox, person).open());
parentPort.postMessage('asking');
for (let round = 0; ; round += 1) {
  const address = `crowd-${calls}-${round}@example.org`;
  await eachOf(people, calls, (person) => ask(person, sendCode(sessions[person], address)));
}

function ask(person, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const sent = { method, agent: false, headers: { ...headers, ...networkOf(person) } };
    request(`${sandbox.origin}${path}`, sent, (answer) => {
      const isExpected = answer.statusCode === 200 || answer.statusCode === 429;
      answer.resume().on('end', () => (isExpected ? resolve() : reject(new Error(`${answer.statusCode}`))));
    })
      .on('error', reject)
      .end(body);
  });
}
