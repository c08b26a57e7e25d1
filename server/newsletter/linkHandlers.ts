import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { confirmOnList } from '@/server/mail/addressing/confirmedLists';
import { isOneClick } from '@/server/mail/addressing/mailLinks';
import { endSubscription, type LinkPurpose, readNewsletterToken } from './subscribers';

/**
 * Handles the links in newsletter mails. Opening one shows a page and changes nothing, since mail scanners open every
 * link; the button on the page posts to the same URL and acts. One-click unsubscribe in a mail program posts there too
 * (RFC 8058). It does not follow redirects; it only needs the status.
 */
export async function confirmHandler(context: RequestContext): Promise<HandlerResult> {
  const id = subscriberOf(context, 'confirm');
  const done = id !== null && (await confirmOnList(context.services, 'newsletter_subscribers', id));
  return seeOther(done ? '/newsletter/confirmed' : '/newsletter/expired');
}

export async function unsubscribeHandler(context: RequestContext): Promise<HandlerResult> {
  const id = subscriberOf(context, 'unsubscribe');
  if (id === null) return seeOther('/newsletter/expired');
  await endSubscription(context.services, id);
  return isOneClick(await context.rawBody()) ? { text: '' } : seeOther('/newsletter/unsubscribed');
}

function subscriberOf({ services, query }: RequestContext, purpose: LinkPurpose): string | null {
  return readNewsletterToken(services, purpose, query.get('token') ?? '');
}

function seeOther(page: string): HandlerResult {
  return { redirect: page, status: 303 };
}
