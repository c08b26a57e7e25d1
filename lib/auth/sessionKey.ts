/** Where a tab keeps its sign-in in session storage. */
export const sessionKey = 'session';
