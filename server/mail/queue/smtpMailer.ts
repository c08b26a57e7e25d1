import { createTransport } from 'nodemailer';
import { second } from '@/server/clock';
import type { Mailer } from '@/server/mailer';

export type SmtpMailer = Mailer & {
  close(): void;
};

/**
 * Sends over SMTP through a few pooled connections. The timeouts are far below the library's defaults, so that a mail
 * server that hangs delays only the outbox. The URL may contain a user and a password.
 */
export function smtpMailer({ url, from }: { url: string; from: string }): SmtpMailer {
  const transport = createTransport({
    ...connection(url),
    pool: true,
    maxConnections: 4,
    connectionTimeout: 5 * second,
    greetingTimeout: 5 * second,
    socketTimeout: 10 * second,
    dnsTimeout: 5 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({
        messageId: mail.messageId,
        from,
        // Only beside a name does the library write angle brackets, whose absence filters take for a sign of spam.
        to: { name: mail.to, address: mail.to },
        ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.files.map(({ contentId, name, type, content }) => ({
          ...(contentId ? { cid: contentId } : {}),
          filename: name,
          contentType: type,
          contentDisposition: contentId ? ('inline' as const) : ('attachment' as const),
          content,
        })),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale, ...mail.headers },
      });
    },
    close: () => transport.close(),
  };
}

function connection(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Connections to other machines must be encrypted; on this machine nobody can listen in.
    requireTLS: !secure && !isThisMachine(url.hostname) && url.searchParams.get('tls') !== 'optional',
    auth: user ? { user, pass: decodeURIComponent(url.password) } : undefined,
  };
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}
