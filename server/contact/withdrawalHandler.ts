import { withdrawalReceived } from '@/lib/content/mails/withdrawalReceived';
import { WithdrawalRequest } from '@/lib/contract/withdrawal';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { answerStatement } from './answerStatement';
import { readParties } from './statedText';

/** `POST /help/withdraw`: mails a withdrawal to support, and a confirmation of it to the address given. */
export async function withdrawalHandler(context: RequestContext): Promise<HandlerResult> {
  const typed = await context.body(WithdrawalRequest);
  return answerStatement(context, {
    kind: 'withdrawal',
    path: '/help/withdraw',
    thanks: 'withdraw-thanks',
    limits: { byClient: 'withdrawals-by-client', all: 'withdrawals' },
    confirmations: 'withdrawal-mails',
    typed,
    read: readParties(typed),
    words: (statement, language) => withdrawalReceived[language]({ ...statement, at: '' }),
    toSupport: (statement, receipt) => ({ template: 'withdrawal', data: { ...statement, ...receipt } }),
    confirmation: (statement, at) => ({ template: 'withdrawal-received', data: { ...statement, at } }),
  });
}
