import * as z from 'zod/mini';
import { localeOf, type MailLocale } from './caller';
import type { RequestContext } from './requestContext';

/** Parameters that a call may send in its query string or its body; the query string wins. */
export type Parameters = {
  /** The parameter's text, or null when it is absent or not text. */
  text(name: string): string | null;
  locale: MailLocale;
};

const AnyFields = z.looseObject({});

/** @throws ApiError as `call.body` does */
export async function readParameters(context: RequestContext): Promise<Parameters> {
  const body = await context.body(AnyFields);
  const text = (name: string): string | null => {
    const value: unknown = context.query.get(name) ?? body[name];
    return typeof value === 'string' ? value : null;
  };
  const asked = new URLSearchParams({ locale: text('locale') ?? '' });
  return { text, locale: localeOf({ query: asked, header: context.header }) };
}
