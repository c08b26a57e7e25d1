import type { HandlerResult } from '@/server/http/handlerResult';
import { BadInput, pageResult, type SandboxRequestContext } from '@/server/sandbox/sandboxContext';
import type { Mailbox, ReceivedMail } from './mailbox';
import { mailboxPage } from './mailbox';
import { mailBody, mailListPage, mailPage } from './mailPages';

const jsonLimit = 200;

/** `GET /sandbox/mail.json?to=&before=` */
export function mailJson(context: SandboxRequestContext, mailbox: Mailbox): HandlerResult {
  return { json: mailbox.list({ ...listQuery(context), limit: jsonLimit }) };
}

/** `GET /sandbox/mail?to=&before=&live=` */
export function mailList(context: SandboxRequestContext, mailbox: Mailbox): HandlerResult {
  const query = listQuery(context);
  const mails = mailbox.list({ ...query, limit: mailboxPage + 1 });
  return pageResult(
    context,
    mailListPage({
      mails: mails.slice(0, mailboxPage),
      more: mails.length > mailboxPage,
      to: query.to,
      live: context.query.get('live') === '1',
      paged: query.before !== undefined,
    }),
  );
}

/** `GET /sandbox/mail/<id>` and `/sandbox/mail/<id>/body`; null when there is no such mail. */
export function oneMail(context: SandboxRequestContext, mailbox: Mailbox): HandlerResult | null {
  const [id = '', part, ...rest] = context.path.slice('/sandbox/mail/'.length).split('/');
  if (rest.length > 0 || (part !== undefined && part !== 'body')) return null;
  const mail = mailbox.find(id);
  if (!mail) return null;
  return part === 'body' ? bodyResult(mail) : pageResult(context, mailPage(mail));
}

// A mail is foreign text: it gets its own inline styles, no script, no picture from outside and no form.
const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

function bodyResult(mail: ReceivedMail): HandlerResult {
  return {
    text: mailBody(mail),
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': bodyPolicy },
  };
}

function listQuery(context: SandboxRequestContext): { to: string | null; before?: number } {
  const to = context.query.get('to')?.trim() || null;
  const before = context.query.get('before');
  if (before === null) return { to };
  if (!/^\d{1,15}$/.test(before)) throw new BadInput('before must be the ID of an email.');
  return { to, before: Number(before) };
}
