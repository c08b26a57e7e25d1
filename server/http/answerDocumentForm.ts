import { answeredForm, type SentForm } from './answeredForm';
import { wantsPage } from './caller';
import { rejectCrossSite } from './crossSite';
import type { HandlerResult, RequestContext } from './requestContext';

type PostedForm = SentForm & {
  /** The id of the thanks on that page. */
  thanks: string;
  /**
   * Takes in what was sent. Resolves to the names of the fields that need another look, none when it was taken in.
   * @throws ApiError when it is refused for another reason, such as a limit
   */
  take: () => Promise<readonly string[] | Received>;
};

/** When something was taken in, and what, as the thanks of the page are to say it. */
type Received = { received: string; stated: string };

/**
 * Answers a form of a document page (components/ui/forms/DocumentForm). Its script gets JSON. Without one, the visitor
 * is led to the thanks, which may also say what was received and when, or the page comes back with everything typed and a
 * message at each field to correct. Another site cannot send the form in a visitor's name.
 */
export async function answerDocumentForm(context: RequestContext, form: PostedForm): Promise<HandlerResult> {
  const { path, thanks, fields } = form;
  return answeredForm(context, { path, fields }, async () => {
    rejectCrossSite(context);
    const taken = await form.take();
    const isPage = wantsPage(context);
    if ('received' in taken) {
      return isPage
        ? { page: { path, messages: ['form-received'], fields: taken } }
        : { json: { status: 'noted', ...taken } };
    }
    if (taken.length > 0) {
      return isPage
        ? { status: 400, page: { path, messages: [], wrong: taken, fields } }
        : { status: 400, json: { error: 'invalid_request', fields: taken } };
    }
    return isPage ? { redirect: `${path}#${thanks}`, status: 303 } : { json: { status: 'noted' } };
  });
}
