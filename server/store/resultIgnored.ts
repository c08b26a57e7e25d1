import { sql } from 'kysely';

const mark = '/* result ignored */';
/** A row that is stored or refused, of which there is nothing to read. */
const plainInsert = /^insert into "\w+" \([\w", ]+\) values \([$\d, ()]+\)$/;

/**
 * For `modifyEnd` of a write in a transaction when nobody reads how many rows it changed. It then takes no
 * round trip of its own: it is sent with the next statement, and the result it gives is empty. If it fails, that
 * statement fails, or the commit.
 */
export const resultIgnored = sql.raw(mark);

/** True for statements with this mark, and for plain inserts, which need none. */
export function ignoresResult(text: string): boolean {
  return text.endsWith(mark) || plainInsert.test(text);
}
