import { type SqlBool, sql } from 'kysely';

/**
 * True of the mails that the mail system accepted, written as in their index. A mail that was never to be sent is stored
 * as sent, without a try.
 */
export const wasAccepted = sql<SqlBool>`attempts > 0 and sent_at is not null`;
