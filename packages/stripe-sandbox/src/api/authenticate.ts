import { StripeFailure } from './StripeFailure';

/** Accepts any test key, because the sandbox holds no real money. @throws StripeFailure 401 without one. */
export function authenticate(header: string | undefined): void {
  const key = bearerKey(header) ?? basicKey(header);
  if (!key) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header.',
    );
  }
  if (!/^(sk|rk)_test_\w+$/.test(key)) throw unauthorized('Invalid API Key provided.');
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
