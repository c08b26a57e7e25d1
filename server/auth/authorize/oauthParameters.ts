import type { ErrorCode } from '@/lib/contract/errors';
import { ApiError } from '@/server/http/ApiError';

/**
 * The parameters of an OAuth call by name. One without a value counts as left out, and one that is sent twice is refused
 * (RFC 6749 section 3.1). A form field that was sent twice arrives as a list.
 * @throws ApiError with `refusal`
 */
export function oauthParameters(
  sent: Iterable<readonly [string, unknown]>,
  refusal: ErrorCode,
): Record<string, unknown> {
  const each = [...sent].flatMap(([name, value]) =>
    [value].flat().map((one): [string, unknown] => [name, one]),
  );
  const given = each.filter(([, value]) => value !== '');
  const parameters = Object.fromEntries(given);
  if (Object.keys(parameters).length < given.length) throw new ApiError(refusal);
  return parameters;
}
