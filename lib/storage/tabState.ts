/**
 * Everything the site keeps in session storage about what a visitor does, apart from the sign-in's key in `lib/auth` and
 * the variants of experiments, which have the keys of local storage.
 */
export const tabStateKeys = {
  pendingSignIn: 'pending-sign-in',
  pendingChange: 'pending-change',
  undoEmailToken: 'undo-email-token',
  handedSignIn: 'handed-sign-in',
  purchaseCounted: 'purchaseCounted',
} as const;
