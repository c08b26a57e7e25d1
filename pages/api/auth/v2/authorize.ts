import { authorizeByLink, authorizeByPost } from '@/server/auth/authorize';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export const config = { api: { bodyParser: false } };

export default api({
  GET: audited('session-opened', authorizeByLink),
  POST: audited('session-opened', authorizeByPost),
});
