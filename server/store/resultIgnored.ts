import { sql } from 'kysely';

const mark = '/* unread */';
/** A row that is stored or refused, of which there is nothing to read. */
const plainInsert = /^insert into "\w+" \([\w", ]+\) values \([$\d, ()]+\)$/;

/**
 * For `modifyEnd` of a write in a transaction when nobody reads how many rows it changed. On PostgreSQL it then takes no
 * round trip of its own: it is sent with the statement that follows, and the result says nothing. If it fails, that
 * statement fails, or the commit.
 */
export const unread = sql.raw(mark);

/** True for statements with this mark, and for plain inserts, which need none. */
export function isUnread(text: string): boolean {
  return text.endsWith(mark) || plainInsert.test(text);
}
