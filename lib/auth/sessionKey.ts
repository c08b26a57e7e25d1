/** Where a tab keeps its sign-in in session storage. */
export const sessionKey = 'session';

/** Where a tab keeps the id of the account that its press on a buy button began, until something is bought with it. */
export const begunAccountKey = 'begun-account';

/** Whether somebody is signed in who has an account. Whoever turned back from the payment page has none yet. */
export function isAccountHolder(kept: (key: string) => string | null): boolean {
  const session = kept(sessionKey);
  const begun = kept(begunAccountKey);
  if (session === null || begun === null) return session !== null;
  return !session.includes(begun) || !session.includes('"email":null');
}
