import { loginWithCode } from '@/server/auth/legacy/legacyLogin';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/login', {
  GET: audited('signed-in', loginWithCode),
  POST: audited('signed-in', loginWithCode),
});
