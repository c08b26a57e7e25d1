import { NewsletterRequest, type NewsletterResponse } from '@/lib/contract/newsletterRequest';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { answeredForm } from '@/server/http/answeredForm';
import { localeOf, wantsPage } from '@/server/http/caller';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { requireMailable } from '@/server/mail/addressing/requireMailable';
import { requestSubscription } from './subscribers';

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
