import { eachOf, pace, sendFor, summary } from './measure.mjs';
import { networkOf, webhook } from './requests.mjs';
import { makeVisitor, openSandbox } from './visitor.mjs';

const accountPath = '/api/auth/v2/account';
const signInCalls = ['authorize', 'otp', 'login', 'token', 'account', 'subscription'];

/**
 * So many sign-ins and payment messages a second, and ten times as many account reads, at a site, as rows with goals.
 * `emailOf` names an account for each person.
 */
export async function measureService({ origin, pid, key }, { people, perSecond, reads, most }, emailOf) {
  const sandbox = await openSandbox({ origin, key });
  const times = new Map();
  const timed = (name, time) => times.set(name, [...(times.get(name) ?? []), time]);
  const visitor = (index) => makeVisitor(sandbox, index, timed);
  // The time of a sign-in is that of its six calls, without the delivery of the mail.
  const wholes = [];
  const tokens = [];
  const signIn = async (index) => {
    let whole = 0;
    const own = (name, time) => {
      whole += time;
      timed(name, time);
    };
    tokens[index] = await makeVisitor(sandbox, index, own).signIn(emailOf(index));
    wholes.push(whole);
  };
  const signedIn = await pace(signIn, { perSecond, count: people, most });
  const buy = async (_, index) => visitor(index).checkout(await visitor(index).signUp());
  const checkouts = await eachOf(tokens, 4, buy);
  const read = (index) =>
    visitor(index).call('read', { path: accountPath, headers: tokens[index % people].bearer });
  const readAtPace = await pace(read, { perSecond: 10 * perSecond, count: reads, most });
  const requests = tokens.map(({ bearer }, index) => ({
    path: accountPath,
    headers: { ...bearer, ...networkOf(index) },
  }));
  const readAll = await sendFor(2, origin, requests, { atOnce: 8, pid });
  const tell = (index) => visitor(index).call('webhook', webhook(checkouts[index]));
  const told = await pace(tell, { perSecond, count: people, most });
  await eachOf(tokens, 4, (own, index) => visitor(index).refresh(own.refresh_token));
  const parts = [...signInCalls, 'refresh', 'create', 'checkout'];
  return [
    goal({ what: 'sign-in, six calls', ...summary(wholes, 1), perSecond: signedIn.perSecond }, 'p99', 150),
    ...parts.map((name) => ({ what: `  ${name}`, ...summary(times.get(name), 1), perSecond: null })),
    goal({ what: 'account read', ...readAtPace }, 'p99', 5),
    { what: 'account read, as many as it takes', ...readAll },
    goal({ what: 'payment webhook', ...told }, 'p99', 50),
  ];
}

/** The row with its goal: this figure is at most so many milliseconds. */
export function goal(row, figure, most) {
  return { ...row, goal: `${figure} ≤ ${most} ms`, isMet: row[figure] <= most };
}
