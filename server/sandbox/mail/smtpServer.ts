import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import PostalMime, { type Attachment } from 'postal-mime';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import type { Random } from '@/server/random';
import type { Mailbox } from './mailbox';

export type SandboxSmtpServer = {
  /** Address for the mailer, e.g. `smtp://127.0.0.1:40123`. */
  url: string;
  close(): Promise<void>;
};

const maxSize = 5 * 1024 * 1024;

/**
 * A mail server on a free loopback port that delivers into the mailbox, so that the same SMTP conversation takes
 * place here and in production.
 */
export async function startSmtpServer(
  mailbox: Mailbox,
  random: Random,
  log: Logger,
): Promise<SandboxSmtpServer> {
  const server = new SMTPServer({
    banner: 'sandbox',
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: maxSize,
    // A pooled sender keeps its connections open; closing does not wait for it to let go.
    closeTimeout: 100,
    onData(stream, session, done) {
      receive(stream, session.envelope.rcptTo, mailbox, random).then(
        () => done(),
        (error: unknown) => {
          log.warn({ reason: String(error) }, 'the sandbox mail server could not store a mail');
          // 451 asks the sender to try again later.
          done(Object.assign(new Error('Not stored'), { responseCode: 451 }));
        },
      );
    },
  });
  server.on('error', (error) =>
    log.debug({ reason: error.message }, 'a mail conversation in the sandbox broke off'),
  );
  const port = await new Promise<number>((resolve, reject) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      if (address === null || typeof address === 'string') reject(new Error('No port for sandbox mail'));
      else resolve(address.port);
    });
    listener.once('error', reject);
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function receive(
  stream: Readable,
  recipients: readonly SMTPServerAddress[],
  mailbox: Mailbox,
  random: Random,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  for (const { address } of recipients) {
    mailbox.receive({
      messageId: mail.messageId ?? random.uuid(),
      to: address,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: withPictures(mail.html ?? '', mail.attachments),
      listHeaders: mail.headers
        .filter(({ key }) => key.startsWith('list-') || key === 'reply-to')
        .map(({ originalKey, value }) => `${originalKey}: ${value}`)
        .join('\n'),
    });
  }
}

/** Puts the pictures that came along where the mail shows them by `cid:`, as a mail program does. */
function withPictures(html: string, attachments: readonly Attachment[]): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    if (!contentId || typeof content === 'string') return shown;
    const data = Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);
    const address = `data:${mimeType};base64,${data.toString('base64')}`;
    return shown.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, address);
  }, html);
}
