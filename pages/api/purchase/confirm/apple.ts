import { confirmApple } from '@/server/billing/stores/confirmPurchase';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/purchase/confirm/apple', { POST: confirmApple });
