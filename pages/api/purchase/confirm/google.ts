import { confirmGoogle } from '@/server/billing/stores/confirmPurchase';
import { api } from '@/server/http/api';

export default api('/api/purchase/confirm/google', { POST: confirmGoogle });
