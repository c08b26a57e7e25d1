import { startPeer } from './startPeer.mjs';
import { eachOf, emailOf } from './visitors.mjs';

const json = { 'content-type': 'application/json' };
const nothing = async () => {};

/** better-auth, which sends and checks codes. Its emails are kept in memory only. */
export async function startBetterAuth(parts) {
  const peer = await startPeer('better-auth', 'betterAuth.mjs', parts);
  const post = (body) => ({
    method: 'POST',
    headers: { ...json, origin: peer.client.origin },
    body: JSON.stringify(body),
  });
  const send = (person) =>
    peer
      .from(person)
      .json('/api/auth/email-otp/send-verification-otp', post({ email: emailOf(person), type: 'sign-in' }));

  /** Resolves to the session cookie, which is what the visitor gets. */
  async function signIn(person, otp) {
    const body = { email: emailOf(person), otp };
    const { status, headers } = await peer.from(person).call('/api/auth/sign-in/email-otp', post(body));
    if (status !== 200) throw new Error(`better-auth answered ${status}`);
    return headers['set-cookie'].map((cookie) => cookie.split(';')[0]).join('; ');
  }

  async function use(cookie) {
    const session = await peer.client.json('/api/auth/get-session', { headers: { cookie } });
    if (!session) throw new Error('The session has ended.');
  }

  return {
    ...peer,
    round(people) {
      let sent = {};
      return {
        send: {
          before: nothing,
          one: (index) => send(people[index]),
          async after() {
            sent = await peer.client.json('/bench/codes');
          },
        },
        check: {
          before: nothing,
          one: (index) => signIn(people[index], sent[emailOf(people[index])]),
          after: nothing,
        },
      };
    },
    races: {
      async check(people) {
        await eachOf(people, send);
        const sent = await peer.client.json('/bench/codes');
        return people.map((person) => ({ attempt: () => signIn(person, sent[emailOf(person)]), use }));
      },
    },
  };
}
