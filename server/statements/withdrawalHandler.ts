import { withdrawalReceived } from '@/lib/content/mails/withdrawalReceived';
import { WithdrawalRequest } from '@/lib/contract/withdrawal';
import { readParties } from '@/server/contact/statedText';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { answerStatement } from './answerStatement';

/** `POST /help/withdraw`: takes in a withdrawal, which is mailed to support and confirmed to the address given. */
export async function withdrawalHandler(context: RequestContext): Promise<HandlerResult> {
  const typed = await context.body(WithdrawalRequest);
  return answerStatement(context, {
    kind: 'withdrawal',
    path: '/help/withdraw',
    thanks: 'withdraw-thanks',
    limits: { byClient: 'withdrawals-by-client', all: 'withdrawals' },
    confirmations: 'withdrawal-mails',
    wantedEnd: '',
    typed,
    read: readParties(typed),
    words: (statement, language) => withdrawalReceived[language]({ ...statement, at: '' }),
    toSupport: (statement, receipt) => ({ template: 'withdrawal', data: { ...statement, ...receipt } }),
    confirmation: (statement, at, standing) => ({
      template: 'withdrawal-received',
      data: { ...statement, at, ...standing },
    }),
  });
}
