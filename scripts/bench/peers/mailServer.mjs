import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../process/serverProcess.mjs';

const quietMilliseconds = 500;
const maxWait = 120_000;

/**
 * The mail server of the measured site. While it holds mail back, everything waits in the outbox, as in a rush; calls
 * are measured only then. Letting go delivers the mail.
 */
export async function startMailServer() {
  const mails = [];
  let gate = Promise.resolve();
  let open = () => {};
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // The connections of a halted site stay open.
    socketTimeout: 10 * maxWait,
    onData(stream, { envelope }, accept) {
      const parts = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () =>
        gate.then(() => {
          mails.push({ to: envelope.rcptTo[0].address, bytes: Buffer.concat(parts) });
          accept();
        }),
      );
    },
  });
  // A connection that breaks is replaced by the next one.
  server.on('error', () => {});
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    hold() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    /** Resolves once no mail has come for a while: to all mails, as text by recipient. */
    async letGo(expected) {
      open();
      const started = Date.now();
      for (let before = -1; mails.length < expected || mails.length > before; ) {
        if (Date.now() - started > maxWait) {
          throw new Error(`Of ${expected} mails only ${mails.length} came.`);
        }
        before = mails.length;
        await new Promise((resolve) => setTimeout(resolve, quietMilliseconds));
      }
      const texts = mails.splice(0).map(async ({ to, bytes }) => [to, (await PostalMime.parse(bytes)).text]);
      return new Map(await Promise.all(texts));
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
