import { authorizeByLink, authorizeByPost } from '@/server/auth/authorize/authorize';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/authorize', {
  GET: audited('session-opened', authorizeByLink),
  POST: audited('session-opened', authorizeByPost),
});
