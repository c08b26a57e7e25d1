import { join } from 'node:path';
import { nodeOptions } from '../../nodeOptions.mjs';
import { startServer } from '../../process/serverProcess.mjs';
import { formPost, post } from '../load/requests.mjs';

/** The number of connections to PostgreSQL that the site opens by default. */
const poolSize = '10';

/** The address of one of the accounts that each database holds. */
export function emailOf(person) {
  return `grown-${person}@example.org`;
}

/** better-auth, which sends and checks codes. Its emails are kept in memory only. */
export async function startBetterAuth(place) {
  const { codes, ...server } = await startPeer('better-auth', 'betterAuth.mjs', place);
  const ask = (what, fields) => post(`/api/auth/${what}`, fields, { origin: server.origin });
  const send = (email) => ask('email-otp/send-verification-otp', { email, type: 'sign-in' });
  const check = (email, otp) => ask('sign-in/email-otp', { email, otp });
  return {
    ...server,
    calls: {
      send: (people) => people.map((person) => send(emailOf(person))),
      async check(people) {
        const sent = await codes({});
        return people.map(emailOf).map((email) => check(email, sent[email]));
      },
    },
  };
}

/** oidc-provider, which exchanges codes and refreshes tokens. */
export async function startOidcProvider(place) {
  const { codes, ...server } = await startPeer('oidc-provider', 'oidcProvider.mjs', place);
  const token = (grant, fields) => formPost('/token', { client_id: 'web', grant_type: grant, ...fields });
  const refresh = ({ refresh_token: held }) => token('refresh_token', { refresh_token: held });
  return {
    ...server,
    calls: {
      async exchange(people) {
        const made = await codes({ first: people[0], count: people.length });
        return made.map((fields) => token('authorization_code', fields));
      },
      refresh: (_, pairs) => pairs.map((body) => refresh(JSON.parse(body))),
    },
  };
}

/** Starts the server of a library with the Node options of the site, and with as many accounts as the site has. */
async function startPeer(what, program, { database, folder, people }) {
  const own = { PEER_DATABASE: database, PEER_POOL_SIZE: poolSize, PEER_PEOPLE: String(people) };
  const server = await startServer({
    ...{ what, cwd: folder, readyPath: '/bench/codes', values: [...nodeOptions, join('servers', program)] },
    variables: (origin) => ({ PEER_ORIGIN: origin, ...own }),
  });
  const codes = async (query) =>
    (await fetch(`${server.origin}/bench/codes?${new URLSearchParams(query)}`)).json();
  return { ...server, codes };
}
