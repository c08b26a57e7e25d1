import { makeClient, withHeaders } from '../load/client.mjs';
import { makeJourney } from '../load/journey.mjs';
import { openPlace } from '../process/openPlace.mjs';
import { startSite } from '../process/site.mjs';
import { startMailServer } from './mailServer.mjs';
import { browser, eachOf, emailOf, networkOf, sockets } from './visitors.mjs';

/**
 * The site itself, with all its limits, its audit log, and its outbox, started with these additional variables and
 * options. Each person comes from a different network, through a trusted proxy, so that limits are counted for everyone
 * and refuse no one.
 */
export async function startOurs(open, { variables, options }) {
  const place = await openPlace(open);
  const mailServer = await startMailServer();
  const settings = { TRUSTED_PROXY_HOPS: '1', SMTP_URL: mailServer.url, ...variables, ...place.variables };
  const site = await startSite(settings, options);
  const client = makeClient(site.origin, sockets, browser);
  const config = await client.json('/sandbox/config.json');
  const journeyOf = (person) => makeJourney(withHeaders(client, networkOf(person)), config);
  const openSessions = (people) => eachOf(people, (person) => journeyOf(person).open());

  async function readCodes(people) {
    const texts = await mailServer.letGo(people.length);
    return people.map((person) => /\b\d{6}\b/.exec(texts.get(emailOf(person)) ?? '')?.[0]);
  }

  /** What each person has after sending a code, after checking it, and after exchanging the result. */
  async function handsOf(people, { checked = false, exchanged = false } = {}) {
    const sessions = await openSessions(people);
    const send = (person, index) => journeyOf(person).sendCode(sessions[index], emailOf(person));
    await eachOf(people, send);
    const otps = await readCodes(people);
    return eachOf(people, async (person, index) => {
      const journey = journeyOf(person);
      const session = sessions[index];
      const login = async () => (await journey.login(session, emailOf(person), otps[index])).code;
      const code = checked || exchanged ? await login() : null;
      const pair = exchanged ? await journey.exchange(session, code) : null;
      return { journey, session, login, code, pair };
    });
  }

  return {
    ...{ name: 'ours', pid: site.pid, resume: site.resume },
    halt() {
      client.close();
      site.halt();
    },
    /** The calls of one round; each uses what the one before it got. Mail waits while a call is measured. */
    round(people) {
      let sessions = [];
      let otps = [];
      const codes = [];
      const pairs = [];
      const call = (one, { before = async () => {}, after = () => mailServer.letGo(0) } = {}) => ({
        async before() {
          await before();
          mailServer.hold();
        },
        one: (index) => one(journeyOf(people[index]), index),
        after,
      });
      return {
        send: call((journey, index) => journey.sendCode(sessions[index], emailOf(people[index])), {
          async before() {
            sessions = await openSessions(people);
          },
          async after() {
            otps = await readCodes(people);
          },
        }),
        check: call(async (journey, index) => {
          codes[index] = (await journey.login(sessions[index], emailOf(people[index]), otps[index])).code;
        }),
        exchange: call(async (journey, index) => {
          pairs[index] = await journey.exchange(sessions[index], codes[index]);
        }),
        refresh: call(async (journey, index) => {
          pairs[index] = await journey.refresh(pairs[index].refresh_token);
        }),
      };
    },
    /** What several calls compete for: each one tries, gets something or is refused, and may then use what it got. */
    races: {
      check: async (people) =>
        (await handsOf(people)).map(({ journey, session, login }) => ({
          attempt: login,
          use: (code) => journey.exchange(session, code),
        })),
      exchange: async (people) =>
        (await handsOf(people, { checked: true })).map(({ journey, session, code }) => ({
          attempt: async () => (await journey.exchange(session, code)).refresh_token,
          use: journey.refresh,
        })),
      refresh: async (people) =>
        (await handsOf(people, { exchanged: true })).map(({ journey, pair }) => ({
          attempt: async () => (await journey.refresh(pair.refresh_token)).refresh_token,
          use: journey.refresh,
        })),
    },
    async stop() {
      client.close();
      await site.stop();
      await mailServer.stop();
      await place.drop();
    },
  };
}
