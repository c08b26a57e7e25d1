import type { StatementWords } from '@/lib/content/mails/words';
import type { Language } from '@/lib/content/site/languages/languages';
import { standardLanguage } from '@/lib/content/site/languages/languages';
import type { RoutePath } from '@/lib/content/site/routes';
import type { LimitName } from '@/server/attempts/limitTable';
import { answerDocumentForm } from '@/server/http/answerDocumentForm';
import { localeOf } from '@/server/http/caller';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { formatMoment } from '@/server/mail/templates/formatDate';
import { type StatementKind, sendStatement } from './sendStatement';
import type { Parties, Read } from './statement';
import { admitSender } from './supportSender';

type StatementForm<Statement extends Parties> = StatementKind<Statement> & {
  path: RoutePath;
  thanks: string;
  limits: { byClient: LimitName; all: LimitName };
  /** All that was typed, by field name. */
  typed: Readonly<Record<string, string>> & { reference: string };
  read: Read<Statement>;
  /** The statement as its confirmation words it. */
  words: (statement: Statement, language: Language) => StatementWords;
};

/** Takes in a statement about a contract from the form of its page, which then says what was received, and when. */
export async function answerStatement<Statement extends Parties>(
  context: RequestContext,
  form: StatementForm<Statement>,
): Promise<HandlerResult> {
  const { path, thanks, limits, read, words } = form;
  const { reference, ...fields } = form.typed;
  return answerDocumentForm(context, {
    path,
    thanks,
    fields,
    async take() {
      if (!isWhole(read))
        return Object.entries(read).flatMap(([name, value]) => (value === null ? [name] : []));
      if (!(await admitSender(context, { email: read.email, reference }, limits))) return ['email'];
      const at = await sendStatement(context.services, form, read, localeOf(context));
      const language = context.language ?? standardLanguage;
      return {
        received: formatMoment(at, language),
        stated: words(read, language).stated.join('\n'),
      };
    },
  });
}

function isWhole<Statement extends object>(read: Read<Statement>): read is Statement & Read<Statement> {
  return Object.values(read).every((value) => value !== null);
}
