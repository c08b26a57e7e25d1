import { maxReasonLength } from '@/lib/content/help/maxReasonLength';
import { cancellationReceived } from '@/lib/content/mails/cancellationReceived';
import { type CancellationKind, CancellationRequest, cancellationKinds } from '@/lib/contract/cancellation';
import { hour } from '@/server/clock';
import { plainLines, readParties, withoutLink } from '@/server/contact/statedText';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { statedEnd } from '@/server/mail/templates/formatDate';
import { answerStatement } from './answerStatement';

/** `POST /help/cancel`: takes in a cancellation, which is mailed to support and confirmed to the address given. */
export async function cancellationHandler(context: RequestContext): Promise<HandlerResult> {
  const typed = await context.body(CancellationRequest);
  const kind = kindOf(typed.kind);
  const end = endOf(typed.end, context.services.clock.now());
  return answerStatement(context, {
    kind: 'cancellation',
    path: '/help/cancel',
    thanks: 'cancel-thanks',
    limits: { byClient: 'cancellations-by-client', all: 'cancellations' },
    confirmations: 'cancellation-mails',
    wantedEnd: end ?? '',
    typed,
    read: {
      kind,
      reason: reasonFor(kind, typed.reason),
      end,
      ...readParties(typed),
    },
    words: (statement, language) =>
      cancellationReceived[language]({ ...statement, end: statedEnd(statement.end, language), at: '' }),
    toSupport: (statement, receipt) => ({ template: 'cancellation', data: { ...statement, ...receipt } }),
    confirmation: (statement, at, standing) => ({
      template: 'cancellation-received',
      data: { ...statement, at, ...standing },
    }),
  });
}

function kindOf(text: string): CancellationKind | null {
  return cancellationKinds.find((kind) => kind === text) ?? null;
}

/** The reason, which only a cancellation for good cause needs; null when it is missing there, or cannot be repeated. */
function reasonFor(kind: CancellationKind | null, text: string): string | null {
  const reason = withoutLink(plainLines(text, maxReasonLength));
  return reason === '' && kind === 'cause' ? null : reason;
}

/** A day that has passed everywhere: the last zone is twelve hours behind UTC. */
const longestDay = 36 * hour;

/** The day, or an empty string for the earliest possible time; null when it is no day or has passed. */
function endOf(text: string, now: number): string | null {
  const day = text.trim();
  if (day === '') return '';
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  const isDay = !Number.isNaN(begin) && new Date(begin).toISOString().startsWith(day);
  return isDay && begin + longestDay > now ? day : null;
}
