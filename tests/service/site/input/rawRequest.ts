import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Readonly<Record<string, string>>; text: string };

/** Sends exactly these lines, which no client library would, and reads the one answer until the connection ends. */
export function rawRequest(origin: string, lines: readonly string[], limit = 10_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.setTimeout(limit, () => socket.destroy(new Error(`No answer to ${lines[0]}`)));
    socket.on('connect', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parsed(Buffer.concat(chunks).toString('utf8'))));
  });
}

/** One GET of that target, as it is written. */
export function rawGet(origin: string, target: string, headers: readonly string[] = []): Promise<RawAnswer> {
  const { host } = new URL(origin);
  return rawRequest(origin, [`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers]);
}

function parsed(answer: string): RawAnswer {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.slice(0, end).split('\r\n');
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(pairs),
    text: answer.slice(end + 4),
  };
}
