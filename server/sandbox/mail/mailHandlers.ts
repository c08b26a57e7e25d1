import type { HandlerResult } from '@/server/http/requestContext';
import { BadInput, pageResult, type SandboxRequestContext } from '@/server/sandbox/sandboxContext';
import { formatTime, type Html, html, type SandboxPage } from '@/server/sandbox/sandboxPage';
import { type Mailbox, mailboxPage, type ReceivedMail } from './mailbox';

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

type MailList = {
  mails: readonly ReceivedMail[];
  more: boolean;
  to: string | null;
  live: boolean;
  paged: boolean;
};

/** The mailbox: every mail the site has sent, newest first. */
function mailListPage({ mails, more, to, live, paged }: MailList): SandboxPage {
  const last = mails.at(-1);
  return {
    title: 'Mailbox',
    heading: 'Mailbox',
    lead: 'Every email the site sends arrives here, whatever its address. Newest first.',
    refreshSeconds: live ? 5 : undefined,
    body: html`
<form class="row" method="get" action="/sandbox/mail" role="search">
<div class="field grow"><label for="to">Sent to</label><input id="to" name="to" type="text" inputmode="email" autocomplete="off" spellcheck="false" value="${to}" placeholder="Any address"></div>
<button type="submit">Filter</button>
</form>
<p class="row"><a class="button quiet" href="${address({ to })}">Reload</a>
${
  live
    ? html`<a href="${address({ to })}">Stop reloading every 5 seconds</a>`
    : html`<a href="${address({ to, live: '1' })}">Reload every 5 seconds</a>`
}
${to && html`<a href="/sandbox/mail">Show all addresses</a>`}</p>
${mails.length > 0 ? html`<ul class="list">${mails.map(entry)}</ul>` : empty(to, paged)}
${more && last && html`<p><a class="button quiet" href="${address({ to, before: last.id })}">Older emails</a></p>`}`,
  };
}

function entry(mail: ReceivedMail): Html {
  return html`<li><a href="/sandbox/mail/${mail.id}"><strong>${mail.subject || '(no subject)'}</strong><span class="muted">${formatTime(mail.sentAt)}</span><span class="muted">${mail.to}</span></a></li>`;
}

function empty(to: string | null, paged: boolean): Html {
  if (paged) return html`<p class="card">There are no older emails.</p>`;
  return to
    ? html`<p class="card">No email has been sent to ${to} yet. Email goes out a moment after the page responds, so try reloading.</p>`
    : html`<p class="card">No email yet. Request a code on <a href="/subscriptions/activate">the sign-in page</a>, then reload.</p>`;
}

function address(query: Record<string, string | null>): string {
  const parameters = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const search = new URLSearchParams(parameters).toString();
  return search ? `/sandbox/mail?${search}` : '/sandbox/mail';
}

/** One mail: its HTML in a frame that runs nothing, and its text variant. */
function mailPage(mail: ReceivedMail): SandboxPage {
  return {
    title: mail.subject || 'Mail',
    heading: mail.subject || '(no subject)',
    back: { href: '/sandbox/mail', label: 'Mailbox' },
    body: html`
<dl class="facts"><dt>To</dt><dd><a href="${address({ to: mail.to })}">${mail.to}</a></dd><dt>Sent</dt><dd>${formatTime(mail.sentAt)}</dd></dl>
${mail.listHeaders && html`<details><summary>Headers for mail apps</summary><pre>${mail.listHeaders}</pre></details>`}
${mail.html && html`<iframe class="mail" src="/sandbox/mail/${mail.id}/body" title="The email as the recipient sees it" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<details${mail.html ? '' : html` open`}><summary>Plain text version</summary><pre>${mail.text}</pre></details>`,
  };
}

/** The HTML of the mail itself. Its links open beside the mailbox, because the site refuses to be framed. */
function mailBody(mail: ReceivedMail): string {
  return mail.html.replace(/<head>/i, '<head><base target="_blank">');
}
