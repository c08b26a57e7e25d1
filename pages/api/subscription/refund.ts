import { getRefund, postRefund } from '@/server/billing/account/refundHandler';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export const config = { api: { bodyParser: false } };

export default api('/api/subscription/refund', {
  GET: getRefund,
  POST: audited('refund-requested', postRefund),
});
