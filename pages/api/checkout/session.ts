import { postCheckoutSession } from '@/server/billing/checkout/checkoutHandler';
import { api } from '@/server/http/api';

export default api('/api/checkout/session', { POST: postCheckoutSession });
