export type DeletionState = {
  /** `formerCode`: the former email address can still be restored, and its code is needed as well. */
  step: 'question' | 'code' | 'formerCode' | 'done';
  /** Ties the codes to the request for them; empty before. */
  hash: string;
  /** Part of the former email address, while its code is needed. */
  formerEmail: string | null;
  /** The code of the current email address, once it was entered. */
  first: string | undefined;
  resent: number;
  /** True when no new code was sent, because the ones before still work. */
  sentBefore: boolean;
  /** True once the account itself is being deleted, and not only its codes requested. */
  deleting: boolean;
};

type Asked = { hash: string; formerEmail: string | null };

export type DeletionEvent =
  | { type: 'sending' }
  | ({ type: 'sent'; hasEmail: boolean; before: boolean } & Asked)
  | { type: 'firstEntered'; otp: string }
  | { type: 'firstRefused' }
  | { type: 'deleting'; deleting: boolean }
  | { type: 'deleted' }
  | { type: 'reset' };

export const deletionBegun: DeletionState = {
  step: 'question',
  hash: '',
  formerEmail: null,
  first: undefined,
  resent: 0,
  sentBefore: false,
  deleting: false,
};

export function deletionAfter(state: DeletionState, event: DeletionEvent): DeletionState {
  switch (event.type) {
    case 'sending':
      return { ...state, sentBefore: false };
    case 'sent': {
      const { hash, formerEmail, hasEmail, before } = event;
      const resent = state.resent + Number(state.step !== 'question' && !before);
      const step = hasEmail ? 'code' : 'formerCode';
      // New codes replace both older ones, so the first code must be entered again.
      return { ...state, step, hash, formerEmail, first: undefined, resent, sentBefore: before };
    }
    case 'firstEntered':
      return { ...state, step: 'formerCode', first: event.otp };
    case 'firstRefused':
      return { ...state, step: 'code' };
    case 'deleting':
      return { ...state, deleting: event.deleting };
    case 'deleted':
      return { ...state, step: 'done' };
    case 'reset':
      return { ...state, step: 'question' };
  }
}
