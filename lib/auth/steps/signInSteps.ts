import type { AccountChoice } from '../../contract/auth';
import type { StoredSignIn } from '../pendingSignIn';

/** `choice`: the code was correct and opens several accounts. `over`: an app's session ended without a sign-in. */
export type SignInStep = 'address' | 'code' | 'choice' | 'done' | 'over';

export type SignInState = {
  step: SignInStep;
  /** What the code was sent for; kept after going back to change the email address. */
  pending: StoredSignIn | null;
  /** Leads back to the app that has opened the session, once it ends. */
  wayBack: string | null;
  choices: readonly AccountChoice[];
  resent: number;
  /** True when no new code was sent, because the one before still works. */
  sentBefore: boolean;
};

export type SignInEvent =
  | { type: 'sending' }
  | { type: 'sent'; pending: StoredSignIn; before: boolean }
  /** A code that was sent before is waited for. */
  | { type: 'expected'; pending: StoredSignIn }
  | { type: 'several'; choices: readonly AccountChoice[] }
  | { type: 'ended'; step: 'done' | 'over'; wayBack?: string }
  | { type: 'addressWanted' };

export const signInBegun: SignInState = {
  step: 'address',
  pending: null,
  wayBack: null,
  choices: [],
  resent: 0,
  sentBefore: false,
};

export function signInAfter(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'sending':
      return { ...state, sentBefore: false };
    case 'sent': {
      const { pending, before } = event;
      const isAgain = state.step === 'code' && !before;
      return { ...state, step: 'code', pending, sentBefore: before, resent: state.resent + Number(isAgain) };
    }
    case 'expected':
      return { ...state, step: 'code', pending: event.pending };
    case 'several':
      return { ...state, step: 'choice', choices: event.choices };
    case 'ended':
      return { ...state, step: event.step, wayBack: event.wayBack ?? null };
    case 'addressWanted':
      return { ...state, step: 'address' };
  }
}

/** Back from checking the address: the code that was sent still works, and another one would be refused so soon. */
export function isCodeExpected({ step, pending }: SignInState, email: string, secondsToWait: number) {
  return step === 'address' && pending?.email === email && Boolean(pending.sentAt) && secondsToWait > 0;
}
