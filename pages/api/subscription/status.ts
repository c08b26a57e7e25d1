import { getSubscriptionStatus } from '@/server/billing/subscriptionCalls';
import { api } from '@/server/http/api';

export default api({ GET: getSubscriptionStatus });
