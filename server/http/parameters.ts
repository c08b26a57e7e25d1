import * as z from 'zod/mini';
import { localeOf } from './caller';
import type { RequestContext } from './requestContext';

export type Parameters = Awaited<ReturnType<typeof readParameters>>;

const AnyFields = z.looseObject({});

/** Parameters of the query string or the body; the query string wins. @throws ApiError as `call.body` does */
export async function readParameters(context: RequestContext) {
  const body = await context.body(AnyFields);
  /** The parameter's text, or null when it is absent or not text. */
  const text = (name: string): string | null => {
    const value: unknown = context.query.get(name) ?? body[name];
    return typeof value === 'string' ? value : null;
  };
  const asked = new URLSearchParams({ locale: text('locale') ?? '' });
  return { text, locale: localeOf({ query: asked, header: context.header }) };
}
