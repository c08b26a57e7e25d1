import { postAppleNotification } from '@/server/billing/webhooks/storeWebhooks';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/webhooks/apple', { POST: audited('payment-event', postAppleNotification) });
