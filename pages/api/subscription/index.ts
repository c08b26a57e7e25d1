import { getSubscription } from '@/server/billing/account/subscriptionHandlers';
import { api } from '@/server/http/api';

export default api('/api/subscription', { GET: getSubscription });
