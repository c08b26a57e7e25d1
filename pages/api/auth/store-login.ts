import { loginWithPurchase } from '@/server/auth/legacy/storeLogin';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/store-login', { POST: audited('signed-in', loginWithPurchase) });
