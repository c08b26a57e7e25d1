import { StripeFailure } from './StripeFailure';

/** A call to the API, by its method and the path of its record. */
type Call = { method: string; path: string };

/**
 * Accepts any test key, because the sandbox holds no real money. What a restricted key may not do is said by its name:
 * `rk_test_without_tax_id_write` may read tax IDs and not change them.
 * @throws StripeFailure 401 without a key, 403 without the permission
 */
export function authenticate(header: string | undefined, call: Call): void {
  const key = bearerKey(header) ?? basicKey(header);
  if (!key) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header.',
    );
  }
  if (!/^(sk|rk)_test_\w+$/.test(key)) throw unauthorized('Invalid API Key provided.');
  const needed = permissionFor(call);
  if (
    !key.startsWith('rk_test_without_') ||
    !`${needed}_`.startsWith(`${key.slice('rk_test_without_'.length)}_`)
  )
    return;
  const message = `The provided key '${key}' does not have the required permissions for this endpoint on account 'acct_sandbox'. Having the 'rak_${needed}' permission would allow this request to continue.`;
  throw new StripeFailure(403, 'invalid_request_error', message);
}

/** `tax_id_write` for `DELETE /v1/customers/cus_1/tax_ids/txi_1`: the innermost collection of the path. */
function permissionFor({ method, path }: Call): string {
  const collections = path.split('/').filter((part) => /^[a-z_]+s$/.test(part));
  const resource = collections.at(-1)?.replace(/s$/, '') ?? 'account';
  return `${resource}_${method === 'GET' ? 'read' : 'write'}`;
}

function bearerKey(header = ''): string | null {
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? null;
}

function basicKey(header = ''): string | null {
  const encoded = /^Basic +(\S+)$/i.exec(header)?.[1];
  return encoded ? (Buffer.from(encoded, 'base64').toString('utf8').split(':')[0] ?? null) : null;
}

function unauthorized(message: string): StripeFailure {
  return new StripeFailure(401, 'invalid_request_error', message);
}
