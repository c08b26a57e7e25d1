import { makeClient, measure, pace } from './client.mjs';

/**
 * The load of the overload bench, in a process of its own with the lowest priority: it takes what the site and those who
 * measure leave of the processors, as if it came from elsewhere. Half of the calls open a sign-in, which writes, and half
 * read an account. Each comes from a network of its own, so that no limit applies. They come at a fixed rate or a fixed
 * number at a time. Reports how many were answered with what; how soon is measured by others, because this process may
 * be too busy to notice.
 */
const maxConnections = 4096;

process.once('message', async ({ origin, bearers, query, perSecond, atOnce, seconds }) => {
  const client = makeClient(origin, maxConnections);
  const counts = {};
  let retries = 0;
  let open = 0;
  const count = (what) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };

  async function call(index) {
    const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const bearer = bearers[index % bearers.length];
    const [path, options] = index % 2 === 0 ? openSignIn(query, origin) : readAccount(bearer);
    const headers = { ...options.headers, 'x-forwarded-for': network };
    const answer = await client.call(path, { ...options, headers });
    count(answer.status);
    if (answer.status === 503 && Number(answer.headers['retry-after']) > 0) retries += 1;
  }

  async function tryCall(index) {
    // Further connections would be refused by this machine, not by the site.
    if (open === maxConnections) return;
    open += 1;
    await call(index).catch(() => count('no answer'));
    open -= 1;
  }

  const from = performance.now();
  if (perSecond) await pace(tryCall, { perSecond, seconds });
  else await measure(tryCall, { atOnce, seconds });
  client.close();
  process.send({ counts, retries, seconds: (performance.now() - from) / 1000 }, () => process.exit());
});

function openSignIn(query, origin) {
  // Each challenge may be used once.
  const challenge = crypto.getRandomValues(Buffer.alloc(32)).toString('base64url');
  const path = `/api/auth/v2/authorize?${query}&code_challenge=${challenge}`;
  return [path, { method: 'POST', headers: { origin } }];
}

function readAccount(bearer) {
  return ['/api/auth/v2/account', { headers: bearer }];
}
