import { getPlanChange } from '@/server/billing/account/planChangeHandler';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/subscription/plan-change', { GET: getPlanChange });
