/** Socket and PostgreSQL codes for "try again": unavailable (08, 57P, 53), or rolled back for another (40). */
const awayCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0.|53...|40001|40P01)/;
const awayMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/;
/** To visitors, a refused key is an outage, too. An idempotency key used for other content is free again later. */
const awayTypes = /^Stripe(Connection|API|RateLimit|Authentication|Permission|Idempotency)Error$/;

/** True when the database or a service behind us is out, as opposed to a fault in the call. */
export function isTransientOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return awayCodes.test(code) || awayMessages.test(error.message) || isFromStripe(error);
}

/** What an outage says about itself, for the log. Stripe's words are left out: they may name a key. */
export function reasonOf(outage: Error): string | undefined {
  return isFromStripe(outage) ? undefined : outage.message;
}

function isFromStripe(error: Error): boolean {
  return 'type' in error && typeof error.type === 'string' && awayTypes.test(error.type);
}
