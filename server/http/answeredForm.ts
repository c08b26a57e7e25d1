import type { RoutePath } from '@/lib/content/site/routes';
import { isApiError } from './ApiError';
import { wantsPage } from './caller';
import type { HandlerResult, RequestContext } from './requestContext';
import { isTransientOutage } from './unavailable';

export type SentForm = {
  /** The page that contains the form, with a sentence for each answer (components/ui/forms/ServerAnswer). */
  path: RoutePath;
  /** What was typed, by field name. */
  fields: Readonly<Record<string, string>>;
};

/** Does what a form asks. A refused one that the browser sent comes back as typed; a script gets the refusal. */
export async function answeredForm(
  context: RequestContext,
  form: SentForm,
  answer: () => Promise<HandlerResult>,
): Promise<HandlerResult> {
  try {
    return await answer();
  } catch (error) {
    if (!wantsPage(context)) throw error;
    return { status: statusOf(context, error), page: { ...form, messages: [messageFor(error)] } };
  }
}

function messageFor(error: unknown): string {
  const code = isApiError(error) ? error.code : null;
  if (code === 'too_many_requests') return 'form-busy';
  // What it asks for is there already.
  if (code === 'subscription_active') return 'form-received';
  return code === 'invalid_email_address' || code === 'failed_mx_check' ? 'form-wrong' : 'form-failed';
}

function statusOf(context: RequestContext, error: unknown): number {
  if (isApiError(error)) return error.status;
  context.services.log.warn({ err: error, path: context.path }, 'a form could not be taken in');
  return isTransientOutage(error) ? 503 : 500;
}
