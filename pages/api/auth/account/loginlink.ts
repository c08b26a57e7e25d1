import { sendLegacyCode } from '@/server/auth/legacy/legacyLogin';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export const config = { api: { bodyParser: false } };

export default api('/api/auth/account/loginlink', {
  GET: audited('code-sent', sendLegacyCode),
  POST: audited('code-sent', sendLegacyCode),
});
