import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unreadRequest } from '@/lib/content/site/errors/unreadRequest';
import { unreadRequest as german } from '@/lib/content/translations/de/site/errors/unreadRequest';
import { readConfig } from '@/server/config/config';
import * as english from '@/server/main/pages/spoken';
import { answerUnreadRequests } from '@/server/main/unreadRequests';
import { rawRequest } from '@/tests/service/site/input/rawRequest';

/** The answer to these lines by a server that waits for a body no longer than this. */
async function answerTo(lines: string[], requestTimeout: number, listener: RequestListener = () => {}) {
  const timeouts = { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: 1 };
  const server = createServer(timeouts, listener);
  answerUnreadRequests(server, readConfig({}, '/srv/site'), (language) =>
    language === 'de' ? { ...english, unreadRequest: german } : english,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await rawRequest(`http://127.0.0.1:${port}`, lines);
  } finally {
    server.close();
  }
}

it.each<[number, keyof typeof unreadRequest, string[]]>([
  [431, 'large', ['GET / HTTP/1.1', 'Host: localhost', `Cookie: a=${'x'.repeat(17_000)}`]],
  [400, 'odd', ['pro']],
  [408, 'slow', ['POST / HTTP/1.1', 'Host: localhost', 'Content-Length: 5']],
])('%i is said in a page of its own that nobody keeps', async (status, says, lines) => {
  const answer = await answerTo(lines, says === 'slow' ? 1 : 0);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(`<p lang="en">${unreadRequest[says]}</p>`);
  expect(answer.text).toContain(`<p lang="de">${german[says]}</p>`);
  expect(answer.headers).toMatchObject({
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(answer.text)),
    'x-content-type-options': 'nosniff',
  });
});

it('an answer that has begun is not mixed with another', async () => {
  const lines = ['POST / HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked', '', 'no chunk'];
  const { text } = await answerTo(lines, 0, (_, response) => void response.writeHead(200).write('begun'));
  expect(text).not.toContain('HTTP/1.1 400');
});
