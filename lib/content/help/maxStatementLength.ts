/** Most characters of a name, and of what identifies a contract. */
export const maxStatementLength = 100;
