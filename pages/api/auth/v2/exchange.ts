import { exchange } from '@/server/auth/tokens/legacyTokens';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/exchange', { POST: audited('token-exchanged', exchange) });
