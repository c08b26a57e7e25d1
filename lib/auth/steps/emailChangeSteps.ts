export type EmailChangeState = {
  /** `reauthenticate`: the service first requires a new sign-in by code. */
  step: 'address' | 'reauthenticate' | 'code' | 'done';
  /** The email address to confirm; kept after going back to change it. */
  email: string;
  /** Ties the code to the request for it; empty before. */
  hash: string;
  resent: number;
  /** True when no new code was sent, because the one before still works. */
  sentBefore: boolean;
};

export type EmailChangeEvent =
  | { type: 'sending'; email: string }
  | { type: 'sent'; hash: string; before: boolean }
  /** A code that was sent before is waited for. */
  | { type: 'expected'; email: string; hash: string }
  | { type: 'signInWanted' }
  | { type: 'confirmed' }
  | { type: 'addressWanted' };

export const emailChangeBegun: EmailChangeState = {
  step: 'address',
  email: '',
  hash: '',
  resent: 0,
  sentBefore: false,
};

export function emailChangeAfter(state: EmailChangeState, event: EmailChangeEvent): EmailChangeState {
  switch (event.type) {
    case 'sending': {
      const hash = event.email === state.email ? state.hash : '';
      return { ...state, email: event.email, hash, sentBefore: false };
    }
    case 'sent': {
      const { hash, before } = event;
      const isAgain = state.step === 'code' && !before;
      return { ...state, step: 'code', hash, sentBefore: before, resent: state.resent + Number(isAgain) };
    }
    case 'expected':
      return { ...state, step: 'code', email: event.email, hash: event.hash };
    case 'signInWanted':
      return { ...state, step: 'reauthenticate' };
    case 'confirmed':
      return { ...state, step: 'done' };
    case 'addressWanted':
      return { ...state, step: 'address' };
  }
}

/** Back from checking the address: the code that was sent still works, and another one would be refused so soon. */
export function isChangeExpected(
  { step, email, hash }: EmailChangeState,
  address: string,
  secondsToWait: number,
): boolean {
  return step === 'address' && hash !== '' && address === email && secondsToWait > 0;
}
