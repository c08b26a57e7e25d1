import { eachOf, pace, sendFor, summary } from './measure.mjs';
import { networkOf, webhook } from './requests.mjs';
import { makeVisitor, openSandbox } from './visitor.mjs';

const accountPath = '/api/auth/v2/account';
const signInCalls = ['authorize', 'otp', 'login', 'token', 'account', 'subscription'];

/** So many sign-ins and payment messages a second, and ten times as many account reads, at a site, as rows with goals. */
export async function measureService({ origin, pid }, { people, perSecond, reads }) {
  const sandbox = await openSandbox(origin);
  const run = Math.random().toString(36).slice(2);
  const emailOf = (index) => `bench-${run}-${index}@example.org`;
  const times = new Map();
  const timed = (name, time) => times.set(name, [...(times.get(name) ?? []), time]);
  const visitor = (index) => makeVisitor(sandbox, index, timed);
  const tokens = await eachOf([...Array(people).keys()], 4, async (index) => {
    const signedUp = await visitor(index).signUp();
    await visitor(index).addAddress(signedUp, emailOf(index));
    return signedUp;
  });
  const checkouts = await eachOf(tokens, 4, (own, index) => visitor(index).checkout(own));
  for (const name of signInCalls) times.delete(name);
  // The time of a sign-in is that of its six calls, without the delivery of the mail.
  const wholes = [];
  const signIn = async (index) => {
    const spent = [];
    const own = (name, time) => {
      spent.push(time);
      timed(name, time);
    };
    const { refresh_token: token } = await makeVisitor(sandbox, people + index, own).signIn(emailOf(index));
    wholes.push(spent.reduce((sum, time) => sum + time, 0));
    await visitor(people + index).refresh(token);
  };
  const signedIn = await pace(signIn, { perSecond, count: people });
  const read = (index) =>
    visitor(index).call('read', { path: accountPath, headers: tokens[index % people].bearer });
  const readAtPace = await pace(read, { perSecond: 10 * perSecond, count: reads });
  const requests = tokens.map(({ bearer }, index) => ({
    path: accountPath,
    headers: { ...bearer, ...networkOf(index) },
  }));
  const readAll = await sendFor(2, origin, requests, { atOnce: 8, pid });
  const tell = (index) => visitor(index).call('webhook', webhook(checkouts[index]));
  const told = await pace(tell, { perSecond, count: people });
  const parts = [...signInCalls, 'refresh', 'create', 'edit', 'confirm', 'checkout'];
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
