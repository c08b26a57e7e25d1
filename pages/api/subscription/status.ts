import { getSubscriptionStatus } from '@/server/billing/account/subscriptionHandlers';
import { api } from '@/server/http/api';

export default api('/api/subscription/status', { GET: getSubscriptionStatus });
