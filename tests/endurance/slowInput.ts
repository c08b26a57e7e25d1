import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

/** One request as it is sent; `path` goes out as it is written. */
export type Sending = { method: string; path: string; headers: OutgoingHttpHeaders; body?: string | Buffer };

/** A call that carries a text somewhere. Null for a text that cannot be sent there. */
export type Carrier = { name: string; carry: (text: string) => Sending | null };

/** As many as a request line, a header or a field of a body can hold at Node's usual limits. */
export const textLength = 15_000;

/** A text is slow when each try takes more than this many times the plain one and this much longer, in milliseconds. */
const ratio = 5;
const floor = 40;
const tries = 5;
/** Of a text that seems slow: one of so many falls into a quiet moment of a busy machine. */
const triesAgain = 25;

/** Milliseconds until the whole answer is there; a connection that is closed early counts as answered. */
export type Timer = (sending: Sending) => Promise<number>;

export function makeTimer(origin: string): Timer & { close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(origin);
  const timed = ({ method, path, headers, body }: Sending) =>
    new Promise<number>((resolve) => {
      const from = performance.now();
      const done = () => resolve(performance.now() - from);
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request(
        { hostname, port, method, path, agent, headers: { ...length, ...headers } },
        (answer) => {
          answer.on('error', done).on('close', done).resume();
        },
      );
      sent.on('error', done);
      sent.end(body);
    });
  return Object.assign(timed, { close: () => agent.destroy() });
}

/**
 * The texts that one call takes too long over, beside as many letters `a`. What seems slow is measured again beside the
 * plain text, turn by turn, and the quickest try counts everywhere, so that a busy machine neither makes a text slow
 * nor hides one that is.
 */
export async function slowTexts(
  time: Timer,
  { carry }: Carrier,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const plain = carry('a'.repeat(textLength));
  if (!plain) return [];
  const usual = await quickest(time, plain);
  const slow: string[] = [];
  for (const [name, text] of texts) {
    const awkward = carry(text);
    if (!awkward || !isLonger(await time(awkward), usual)) continue;
    const again = await alternating(time, plain, awkward);
    if (isLonger(again.awkward, again.plain)) slow.push(`${name}: ${Math.round(again.awkward)} ms`);
  }
  return slow;
}

function isLonger(awkward: number, plain: number): boolean {
  return awkward > ratio * plain && awkward > plain + floor;
}

async function quickest(time: Timer, sending: Sending): Promise<number> {
  const times: number[] = [];
  while (times.length < tries) times.push(await time(sending));
  return Math.min(...times);
}

async function alternating(time: Timer, plain: Sending, awkward: Sending) {
  const times = { plain: [] as number[], awkward: [] as number[] };
  for (let round = 0; round < triesAgain; round += 1) {
    times.plain.push(await time(plain));
    times.awkward.push(await time(awkward));
  }
  return { plain: Math.min(...times.plain), awkward: Math.min(...times.awkward) };
}
