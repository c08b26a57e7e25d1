import { NewsletterRequest, type NewsletterResponse } from '@/lib/contract/newsletterRequest';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { answeredForm } from '@/server/http/answeredForm';
import { localeOf, wantsPage } from '@/server/http/caller';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { confirmOnList } from '@/server/mail/addressing/confirmedLists';
import { isOneClick } from '@/server/mail/addressing/mailLinks';
import { requireMailable } from '@/server/mail/addressing/requireMailable';
import { endSubscription, type LinkPurpose, readNewsletterToken, requestSubscription } from './subscribers';

/** Pages that contain the form. A form that names any other page is sent to the first one. */
const pages = ['/newsletter', '/about'] as const;

/**
 * `POST /newsletter/subscription/subscribe`. Known and unknown email addresses get the same answer. Without
 * JavaScript, the visitor is redirected to the form's page, where the fragment shows the thanks. If the address was
 * refused, the page comes back with the address in its field and the reason below it.
 */
export async function subscribeHandler(context: RequestContext): Promise<HandlerResult> {
  const { email, page: named } = await context.body(NewsletterRequest);
  const page = pages.find((one) => one === named) ?? pages[0];
  return answeredForm(context, { path: page, fields: { email } }, async () => {
    rejectCrossSite(context);
    await requireAttemptByClient(context, 'newsletter-by-client');
    const mailable = await requireMailable(context.services, email);
    await requestSubscription(context.services, mailable, localeOf(context));
    return wantsPage(context)
      ? { redirect: `${page}#newsletter-thanks`, status: 303 }
      : { json: { status: 'confirmation_sent' } satisfies NewsletterResponse };
  });
}

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
