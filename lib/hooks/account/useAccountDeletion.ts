import { useReducer } from 'react';
import { deletionAfter, deletionBegun } from '../../auth/steps/deletionSteps';
import { confirmDeletion, type DeletionConfirmation, requestDeletion } from '../../auth/v2';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { CommunicationError } from '../../http/CommunicationError';
import { codeSentBefore } from '../page/codeSent';
import { useAction } from '../page/useAction';
import { type ResendWait, useResendWait } from '../page/useResendWait';
import { accountClient } from '../session/accountClient';

export type AccountDeletion = ReturnType<typeof useAccountDeletion>;

/** Codes to the email addresses (`start`, also again), then the deletion; at once where no code can reach anybody. */
export function useAccountDeletion(hasEmail: boolean) {
  const [state, dispatch] = useReducer(deletionAfter, deletionBegun);
  const wait = useResendWait();
  const action = useAction();
  const { step, hash, formerEmail, first, resent, sentBefore, deleting } = state;

  async function start(): Promise<void> {
    dispatch({ type: 'sending' });
    const asked = await requestCodes(wait.trackRetryAfter);
    if (!hasEmail && asked.formerEmail === null && !asked.before) return remove({ hash: asked.hash });
    dispatch({ type: 'sent', hasEmail, ...asked });
  }

  async function confirm(otp: string): Promise<void> {
    if (step === 'code' && formerEmail !== null) return dispatch({ type: 'firstEntered', otp });
    const codes = step === 'formerCode' ? { otp: first, former_otp: otp } : { otp };
    try {
      await remove({ ...codes, hash });
    } catch (error) {
      if (isAboutFirst(error) && first !== undefined) dispatch({ type: 'firstRefused' });
      throw error;
    }
  }

  async function remove(confirmation: DeletionConfirmation): Promise<void> {
    const client = accountClient();
    dispatch({ type: 'deleting', deleting: true });
    try {
      const connection = await client.connection();
      await client.withToken((bearer) => confirmDeletion(connection, bearer, confirmation));
    } finally {
      dispatch({ type: 'deleting', deleting: false });
    }
    dispatch({ type: 'deleted' });
    sendSubscriptionEvent('page.delete.success');
    client.session.forget({ everywhere: true });
  }

  return {
    ...action,
    ...{ step, formerEmail, resent, sentBefore, deleting },
    resendIn: wait.seconds,
    start: () => void action.run(start),
    confirm: (otp: string) => void action.run(() => confirm(otp)),
    reset() {
      action.clear();
      dispatch({ type: 'reset' });
    },
  };
}

/** Has the codes mailed. `before`: none was, because the ones before still work. */
async function requestCodes(track: ResendWait['trackRetryAfter']) {
  const client = accountClient();
  const connection = await client.connection();
  try {
    const request = () => client.withToken((bearer) => requestDeletion(connection, bearer));
    const { hash, former_email: formerEmail = null } = await track(request);
    return { hash, formerEmail, before: false };
  } catch (error) {
    const sent = codeSentBefore(error);
    if (!sent?.hash) throw error;
    return { hash: sent.hash, formerEmail: sent.formerEmail, before: true };
  }
}

/** True when the code of the current email address was refused, not that of the former one. */
function isAboutFirst(error: unknown): boolean {
  return (
    error instanceof CommunicationError &&
    error.code === 'invalid_login_credentials' &&
    error.body?.field === undefined
  );
}
