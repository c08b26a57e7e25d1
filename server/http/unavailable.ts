/**
 * Socket and PostgreSQL error codes that mean "try again": the other side is unavailable (class 08, 57P, 53), or it
 * rolled this transaction back in favor of another (class 40).
 */
const awayCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0.|53...|40001|40P01)/;
const awayMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/;
/**
 * A refused key is the operator's to fix; to visitors the service is simply unavailable. An idempotency key that was used
 * for other content is free again later.
 */
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
