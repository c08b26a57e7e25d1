import { getSubscription } from '@/server/billing/subscriptionCalls';
import { api } from '@/server/http/api';

export default api({ GET: getSubscription });
