import { tokenByLink, tokenByPost } from '@/server/auth/tokens/tokenEndpoint';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/token', {
  GET: audited('tokens-issued', tokenByLink),
  POST: audited('tokens-issued', tokenByPost),
});
