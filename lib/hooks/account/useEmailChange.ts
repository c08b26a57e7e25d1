import { type Dispatch, useEffect, useReducer } from 'react';
import { clearPendingChange, readPendingChange, savePendingChange } from '../../auth/pendingChange';
import {
  type EmailChangeEvent,
  emailChangeAfter,
  emailChangeBegun,
  isChangeExpected,
} from '../../auth/steps/emailChangeSteps';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { codeSentBefore } from '../page/codeSent';
import { useAction } from '../page/useAction';
import { type ResendWait, useResendWait } from '../page/useResendWait';
import { accountClient } from '../session/accountClient';
import { accountStorage } from '../session/accountStorage';
import { renewToken, withFreshSignIn } from './freshSignIn';

export type EmailChange = ReturnType<typeof useEmailChange>;

/** The code goes to the new address. `resend` also goes on after the sign-in that `reauthenticate` asks for. */
export function useEmailChange(kind: 'add' | 'edit', accountId: string) {
  const [state, dispatch] = useReducer(emailChangeAfter, emailChangeBegun);
  const wait = useResendWait();
  const action = useAction();
  useStoredChange(accountId, dispatch, wait.startFrom);
  const { step, email, hash, resent, sentBefore } = state;

  async function sendTo(address: string): Promise<void> {
    if (isChangeExpected(state, address, wait.seconds))
      return dispatch({ type: 'expected', email: address, hash });
    dispatch({ type: 'sending', email: address });
    await whenFresh(async () => {
      const { sentAt, ...sent } = await requestChange(address, wait.trackRetryAfter);
      savePendingChange(accountStorage(), { accountId, email: address, hash: sent.hash, sentAt });
      dispatch({ type: 'sent', ...sent });
    });
  }

  async function confirm(otp: string): Promise<void> {
    await whenFresh(async () => {
      await confirmChange(kind, { email, otp, hash });
      dispatch({ type: 'confirmed' });
    });
  }

  function whenFresh(work: () => Promise<void>): Promise<void> {
    return withFreshSignIn(work, () => dispatch({ type: 'signInWanted' }));
  }

  return {
    ...{ step, email, resent, sentBefore },
    busy: action.busy,
    error: action.error,
    resendIn: wait.seconds,
    send: (address: string) => void action.run(() => sendTo(address)),
    resend: () => void action.run(() => sendTo(email)),
    submit: (otp: string) => void action.run(() => confirm(otp)),
    changeAddress() {
      clearPendingChange(accountStorage());
      action.clear();
      dispatch({ type: 'addressWanted' });
    },
  };
}

/** Goes on with the change that this account had begun before the page was loaded again. */
function useStoredChange(
  accountId: string,
  dispatch: Dispatch<EmailChangeEvent>,
  startFrom: (time: number) => void,
): void {
  useEffect(() => {
    const stored = readPendingChange(accountStorage(), accountId);
    if (!stored) return;
    dispatch({ type: 'expected', email: stored.email, hash: stored.hash });
    startFrom(stored.sentAt);
  }, [accountId, dispatch, startFrom]);
}

/** Has a code mailed to the new address. `before`: none was, because the one before still works. */
async function requestChange(address: string, track: ResendWait['trackRetryAfter']) {
  const client = accountClient();
  const methods = await client.methods();
  try {
    const hash = await track(() => client.withToken((bearer) => methods.editEmail(bearer, address)));
    return { hash, sentAt: Date.now(), before: false };
  } catch (error) {
    const sent = codeSentBefore(error);
    if (!sent?.hash) throw error;
    return { hash: sent.hash, sentAt: sent.sentAt, before: true };
  }
}

async function confirmChange(
  kind: 'add' | 'edit',
  change: { email: string; otp: string; hash: string },
): Promise<void> {
  const client = accountClient();
  const methods = await client.methods();
  const given = await client.withToken((bearer) => methods.confirmEmail(bearer, change));
  clearPendingChange(accountStorage());
  client.emailChanged?.(kind);
  await renewToken(given);
  sendSubscriptionEvent(kind === 'add' ? 'page.email_add.success' : 'page.email_edit.success');
}
