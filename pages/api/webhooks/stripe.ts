import { postWebhook } from '@/server/billing/webhooks/webhook';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

/** The signature covers the bytes as they came. */
export const config = { api: { bodyParser: false } };

export default api('/api/webhooks/stripe', { POST: audited('payment-event', postWebhook) });
