import { getRefund, postRefund } from '@/server/billing/account/refundHandler';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/subscription/refund', {
  GET: getRefund,
  POST: audited('refund-requested', postRefund),
});
