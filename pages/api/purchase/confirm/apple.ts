import { confirmApple } from '@/server/billing/stores/confirmPurchase';
import { api } from '@/server/http/api';

export default api('/api/purchase/confirm/apple', { POST: confirmApple });
