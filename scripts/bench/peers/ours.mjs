import { startSite } from '../../process/site.mjs';
import { eachOf } from '../load/measure.mjs';
import * as requests from '../load/requests.mjs';
import { makeVisitor, openSandbox } from '../load/visitor.mjs';
import { emailOf } from './startPeers.mjs';

/** Mails have been delivered once none has come for so long. */
const quietMilliseconds = 1500;

/**
 * The site itself, with all its limits, its audit log, and its outbox. Each person comes from a different network, through
 * a trusted proxy, so that limits are counted for everyone and refuse no one.
 */
export async function startOurs(database) {
  const site = await startSite({ DATABASE_URL: database, TRUSTED_PROXY_HOPS: '1' });
  const sandbox = await openSandbox(site);
  let visitors = [];
  let sessions = [];

  /** The request of each person, from their network. */
  function requestsOf(people, request) {
    return people.map((person, index) => {
      const { headers, ...rest } = request(index, emailOf(person));
      return { ...rest, headers: { ...headers, ...requests.networkOf(person) } };
    });
  }

  return {
    ...site,
    /** The requests of each call for these people, each call after the one before it, whose answers it gets. */
    calls: {
      async send(people) {
        visitors = people.map((person) => makeVisitor(sandbox, person));
        sessions = await eachOf(visitors, 8, ({ open }) => open());
        return requestsOf(people, (index, email) => requests.sendCode(sessions[index], email));
      },
      async check(people) {
        const codes = await eachOf(visitors, 8, (one, index) => one.mailedCode(emailOf(people[index])));
        return requestsOf(people, (index, email) => requests.login(sessions[index], email, codes[index]));
      },
      exchange: (people, logins) =>
        requestsOf(people, (index) => {
          const { code } = JSON.parse(logins[index]);
          return requests.exchange(sessions[index], sandbox.clientId, code);
        }),
      refresh: (people, pairs) =>
        requestsOf(people, (index) => {
          const { refresh_token: token } = JSON.parse(pairs[index]);
          return requests.refresh(sandbox.clientId, token);
        }),
    },
    /** Waits until no mail comes any more, so that they cost no other server's turn. */
    async settle() {
      const headers = { cookie: `sandbox_key=${site.key}` };
      const newest = async () =>
        (await (await fetch(`${site.origin}/sandbox/mail.json`, { headers })).json())[0]?.id;
      for (let before = null; before !== (await newest()); ) {
        before = await newest();
        await new Promise((resolve) => setTimeout(resolve, quietMilliseconds));
      }
    },
  };
}
