import { getPlanChange } from '@/server/billing/account/planChangeHandler';
import { api } from '@/server/http/api';

export default api('/api/subscription/plan-change', { GET: getPlanChange });
