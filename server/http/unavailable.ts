/**
 * Errors of sockets and of PostgreSQL that mean: try again. The other side is unavailable (class 08, 57P, 53), or it
 * made this transaction give way to another (class 40).
 */
const awayCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0.|53...|40001|40P01|SQLITE_BUSY|SQLITE_FULL|SQLITE_IOERR)/;
const awayMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/;
/** A refused key is for the operator to fix; to visitors the service is unavailable. */
const awayTypes = /^Stripe(Connection|API|RateLimit|Authentication|Permission)Error$/;

/** True when the failure is an outage of the database or of a service behind us, not a fault of the call. */
export function isTransientOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const type = 'type' in error && typeof error.type === 'string' ? error.type : '';
  return awayCodes.test(code) || awayMessages.test(error.message) || awayTypes.test(type);
}
