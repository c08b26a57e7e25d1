import { postCheckoutSession } from '@/server/billing/checkout/checkoutHandler';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/checkout/session', { POST: postCheckoutSession });
