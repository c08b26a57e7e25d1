import { type Agent, type IncomingHttpHeaders, request as requestPlainly } from 'node:http';
import { request as requestByTls } from 'node:https';

export type Asked = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };
export type Asking = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Without one, a connection is used once. */
  agent?: Agent | false;
};

/** One plain HTTP exchange: nothing is followed, decoded or added, so that a test sees what travelled. */
export function ask(
  address: string,
  { method = 'GET', headers = {}, body, agent = false }: Asking = {},
): Promise<Asked> {
  const request = address.startsWith('https:') ? requestByTls : requestPlainly;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(address, { method, headers: { ...length, ...headers }, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes,
          text: bytes.toString('utf8'),
        });
      });
    });
    // An answer may come before an oversized body was taken whole; the answer is what counts.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') reject(error);
    });
    sent.end(body);
  });
}

/** Sends a form of a document page as its script does. */
export function postJson(
  address: string,
  fields: object,
  headers: Record<string, string> = {},
): Promise<Asked> {
  const body = JSON.stringify(fields);
  return ask(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

/** Sends it as a browser does without a script. */
export function postForm(address: string, fields: Record<string, string>): Promise<Asked> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  return ask(address, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
}

/** Asks a site for each path, with each set of headers, once, and gives the same answer to whoever asks again. */
export function askOnce(
  site: () => { origin: string },
): (path: string, headers?: Record<string, string>) => Promise<Asked> {
  const known = new Map<string, Promise<Asked>>();
  return (path, headers = {}) => {
    const question = JSON.stringify([path, headers]);
    const answer = known.get(question) ?? ask(`${site().origin}${path}`, { headers });
    known.set(question, answer);
    return answer;
  };
}
