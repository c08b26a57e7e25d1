import { listSessions, revokeSession } from '@/server/auth/sessions/sessions';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/sessions', {
  GET: listSessions,
  DELETE: audited('device-revoked', revokeSession),
});
