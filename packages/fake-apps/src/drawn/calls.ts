/** The response of a call, with its JSON parsed. */
export type Answer = { status: number; json: Record<string, unknown> };

/** One call to the site, as apps make it without the browser's cookies, or to the sandbox, which a cookie opens. */
export async function call(
  address: string,
  { token, json, form }: { token?: string | null; json?: unknown; form?: Record<string, string> } = {},
): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (json !== undefined) headers['content-type'] = 'application/json';
  const body = form ? new URLSearchParams(form) : json === undefined ? undefined : JSON.stringify(json);
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body,
    credentials: address.startsWith('/sandbox/') ? 'same-origin' : 'omit',
  });
  return { status: response.status, json: await response.json().catch(() => ({})) };
}

/** Reads a JWT without verifying it, for what the app shows; the service verifies every token it receives. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}
