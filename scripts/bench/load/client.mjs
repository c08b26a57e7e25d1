import * as http from 'node:http';
import * as https from 'node:https';

/**
 * A keep-alive client for loopback that follows and decodes nothing. `always` are headers for every call; `tls` says
 * which name and certificate an https origin has.
 */
export function makeClient(origin, sockets, always = {}, tls = {}) {
  const { Agent, request } = origin.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, ...tls });
  const call = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request(
        `${origin}${path}`,
        { method, agent, headers: { ...always, ...length, ...headers } },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({ status: answer.statusCode, headers: answer.headers, bytes });
          });
        },
      );
      sent.on('error', (error) => {
        reject(new Error(`${method} ${path} got no answer: ${error.message}`, { cause: error }));
      });
      sent.end(body);
    });
  return {
    origin,
    call,
    /** A call that must succeed; resolves to its JSON. */
    async json(path, options) {
      const { status, bytes } = await call(path, options);
      if (status !== 200)
        throw new Error(`${path} answered ${status} ${bytes.toString('utf8').slice(0, 200)}`);
      return JSON.parse(bytes.toString('utf8'));
    },
    close: () => agent.destroy(),
  };
}

/** The same client, whose calls all carry further headers. */
export function withHeaders(client, headers) {
  const added = (options = {}) => ({ ...options, headers: { ...headers, ...options.headers } });
  return {
    ...client,
    call: (path, options) => client.call(path, added(options)),
    json: (path, options) => client.json(path, added(options)),
  };
}

/** Repeats `work`, several at once, until the time or the count is reached. Times are in milliseconds. */
export async function measure(work, { atOnce, seconds, count = Number.POSITIVE_INFINITY }) {
  const times = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  let begun = 0;
  const one = async () => {
    while (performance.now() < end && begun < count) {
      begun += 1;
      const from = performance.now();
      await work(begun - 1);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return summary(times, (performance.now() - started) / 1000);
}

/** Starts `work` this many times per second, however long each takes. Times are in milliseconds from each start. */
export async function pace(work, { perSecond, seconds }) {
  const times = [];
  const running = [];
  const started = performance.now();
  for (let begun = 0; begun < perSecond * seconds; ) {
    const due = Math.min(perSecond * seconds, ((performance.now() - started) / 1000) * perSecond);
    for (; begun < due; begun += 1) {
      const from = performance.now();
      running.push(work(begun).then(() => times.push(performance.now() - from)));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(running);
  return summary(times, (performance.now() - started) / 1000);
}

export function summary(times, seconds) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
