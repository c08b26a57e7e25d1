import { getAccountExport } from '@/server/accountExport/exportHandler';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/account/export', { GET: audited('data-exported', getAccountExport) });
