import { isCountryWithoutSale } from '@/lib/content/subscription/countries';
import { SaleInterestRequest, type SaleInterestResponse } from '@/lib/contract/saleInterestRequest';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { ApiError } from '@/server/http/ApiError';
import { answeredForm } from '@/server/http/answeredForm';
import { localeOf, wantsPage } from '@/server/http/caller';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { confirmOnList } from '@/server/mail/addressing/confirmedLists';
import { isOneClick, readSignedId } from '@/server/mail/addressing/mailLinks';
import { requireMailable } from '@/server/mail/addressing/requireMailable';
import { endInterest, linkPurpose, requestInterest } from './saleInterest';

/** `POST /pro/notify/request`. Known and unknown email addresses get the same answer; the mail says the rest. */
export async function requestInterestHandler(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const { email, country } = await context.body(SaleInterestRequest);
  return answeredForm(context, { path: '/pro', fields: { email } }, async () => {
    rejectCrossSite(context);
    if (!isCountryWithoutSale(country)) throw new ApiError('invalid_request');
    await requireAttemptByClient(context, 'sale-interest-by-client');
    const mailable = await requireMailable(services, email);
    await requestInterest(services, { email: mailable, country, locale: localeOf(context) });
    return wantsPage(context)
      ? { page: { path: '/pro', messages: ['form-received'], fields: {} } }
      : { json: { status: 'confirmation_sent' } satisfies SaleInterestResponse };
  });
}

/**
 * `POST /pro/notify?token=…`: the answer to the confirmation mail. Opening its link shows the page and changes nothing,
 * since mail scanners open every link; a button on the page posts to the same URL and acts. One-click unsubscribe in a
 * mail program posts there too (RFC 8058).
 */
export async function answerInterestHandler(context: RequestContext): Promise<HandlerResult> {
  const { services, query } = context;
  const id = readSignedId(services, linkPurpose, query.get('token') ?? '');
  const body = await context.rawBody();
  if (id === null) return outcome('expired');
  if (isOneClick(body)) {
    await endInterest(services, id);
    return { text: '' };
  }
  if (new URLSearchParams(body.toString('latin1')).get('answer') === 'remove') {
    await endInterest(services, id);
    return outcome('removed');
  }
  return outcome((await confirmOnList(services, 'sale_interest', id)) ? 'confirmed' : 'expired');
}

/** The page again, at the fragment that says what has happened, and without the token. */
function outcome(fragment: 'confirmed' | 'removed' | 'expired'): HandlerResult {
  return { redirect: `/pro/notify#${fragment}`, status: 303 };
}
