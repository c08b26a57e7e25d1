import { postWebhook } from '@/server/billing/webhooks/webhook';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

/** The signature covers the raw bytes of the request. */
export default api('/api/webhooks/stripe', { POST: audited('payment-event', postWebhook) });
