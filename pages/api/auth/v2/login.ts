import { login } from '@/server/auth/signIn/login';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/login', { POST: audited('signed-in', login) });
