import { formatTime } from '@/server/sandbox/formatTime';
import { type Html, html, type SandboxPage } from '@/server/sandbox/sandboxPage';
import type { ReceivedMail } from './mailbox';

type MailList = {
  mails: readonly ReceivedMail[];
  more: boolean;
  to: string | null;
  live: boolean;
  paged: boolean;
};

/** The mailbox: every mail the site has sent, newest first. */
export function mailListPage({ mails, more, to, live, paged }: MailList): SandboxPage {
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
export function mailPage(mail: ReceivedMail): SandboxPage {
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
export function mailBody(mail: ReceivedMail): string {
  return mail.html.replace(/<head>/i, '<head><base target="_blank">');
}
