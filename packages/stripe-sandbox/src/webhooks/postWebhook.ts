import { signatureHeader } from './signature';

const timeoutMilliseconds = 10_000;

/** Posts one event. True when the other side accepted it: a 2xx answer, without redirect, in time. */
export async function postWebhook(
  target: { url: string; secret: string },
  payload: string,
  nowMilliseconds: number,
): Promise<boolean> {
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signatureHeader(payload, target.secret, Math.floor(nowMilliseconds / 1000)),
        'User-Agent': 'sandbox-webhooks/1.0',
      },
      body: payload,
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
