import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a payload: HMAC-SHA256 over `<seconds>.<payload>`, scheme v1. */
export function signatureHeader(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
