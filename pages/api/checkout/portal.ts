import { getPortal } from '@/server/billing/account/portalHandler';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/checkout/portal', { GET: getPortal });
