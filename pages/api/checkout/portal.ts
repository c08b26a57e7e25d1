import { getPortal } from '@/server/billing/portal';
import { api } from '@/server/http/api';

export default api({ GET: getPortal });
