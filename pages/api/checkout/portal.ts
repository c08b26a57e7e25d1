import { getPortal } from '@/server/billing/account/portalHandler';
import { api } from '@/server/http/api';

export default api('/api/checkout/portal', { GET: getPortal });
