import { SMTPServer } from 'smtp-server';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { type SmtpMailer, smtpMailer } from '@/server/mail/queue/smtpMailer';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { mailerWithOutages } from '@/server/sandbox/failures/outages';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import type { SandboxMail } from '@/tests/fixtures/site/siteControls';
import { openNewSandbox } from './openSandbox';

const test = openForEachTest(() => openNewSandbox());
let mailer: SmtpMailer;
let services: TestServices;
beforeEach(async () => {
  mailer = smtpMailer({ url: test.sandbox.smtpUrl(), from: test.config.mail.from });
  services = await createServices();
  services.mailer = mailerWithOutages(mailer, test.sandbox.outages);
});
afterEach(async () => {
  mailer.close();
  await services.dispose();
});

async function inbox(to?: string): Promise<SandboxMail[]> {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  return (await fetch(`${test.origin}/sandbox/mail.json${query}`)).json();
}

const page = async (path: string) =>
  fetch(test.origin + path, { headers: { accept: 'text/html' } }).then(async (answer) => ({
    status: answer.status,
    policy: answer.headers.get('content-security-policy') ?? '',
    text: await answer.text(),
  }));

function send(
  to: string,
  subject: string,
  { messageId = `<${subject}@site.example>`, text = `Text of ${subject}\n`, html = `<p>${subject}</p>` } = {},
): Promise<void> {
  return mailer.send({ messageId, to, subject, text, html, files: [], locale: 'en' });
}

it('carries a mail over SMTP into the mailbox, in every variant and alphabet', async () => {
  const before = Date.now();
  await enqueueMail(services, {
    template: 'purchase',
    to: 'Réader@Example.org',
    locale: 'fr',
    dedupeKey: 'one',
    data: { plan: 'plus-yearly-row', amount: '99,99 €', renewsAt: services.clock.now(), trialEndsAt: null },
  });
  expect(await deliverDueMails(services)).toBe(1);
  const [mail] = await inbox('réader@EXAMPLE.org');
  expect(mail?.subject).toBe('Bienvenue dans Teal Subscription');
  expect(mail?.text).toContain('99,99 €');
  expect(mail?.text).toContain('sera renouvelé le 1er juin 2026');
  expect(mail?.html).toContain('<html lang="fr"');
  expect(mail?.sentAt).toBeGreaterThanOrEqual(before);
  expect(mail?.sentAt).toBeLessThanOrEqual(Date.now());
});

it('addresses readers in angle brackets, whose absence filters take for a sign of spam', async () => {
  let received = '';
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      stream.on('data', (part: Buffer) => (received += part.toString()));
      stream.on('end', done);
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve(Object(listener.address()).port));
  });
  mailer.close();
  mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: test.config.mail.from });
  await send('a@example.org', 'brackets');
  server.close();
  expect(received).toMatch(/^To: .*<a@example\.org>\r$/m);
});

it('109. drops a second copy with the same Message-ID', async () => {
  await send('a@example.org', 'once', { messageId: '<same@site.example>' });
  await send('a@example.org', 'once', { messageId: '<same@site.example>' });
  expect(await inbox()).toHaveLength(1);
});

it('shows a mail in a frame that runs nothing', async () => {
  await send('a@example.org', '<script>alert(1)</script>', {
    messageId: '<evil@site.example>',
    text: '<b>text</b>',
    html: '<html><head></head><body><script>alert(2)</script></body></html>',
  });
  const list = await page('/sandbox/mail');
  expect(list.text).toContain('&lt;script&gt;alert(1)');
  expect(list.text).not.toContain('<script');
  const [mail] = await inbox();
  const shown = await page(`/sandbox/mail/${mail?.id}`);
  expect(shown.text).toContain(`src="/sandbox/mail/${mail?.id}/body"`);
  expect(shown.text).toContain('&lt;b&gt;text&lt;/b&gt;');
  expect(shown.text).not.toContain('<script');
  const body = await page(`/sandbox/mail/${mail?.id}/body`);
  expect(body.policy).toMatch(/default-src 'none'.*sandbox/);
  expect(body.policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
});
