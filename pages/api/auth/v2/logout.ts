import { logout } from '@/server/auth/sessions/sessions';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/logout', { POST: audited('signed-out', logout) });
