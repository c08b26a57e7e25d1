import { validateToken } from '@/server/auth/legacy/legacyAccount';
import { api } from '@/server/http/api';

export default api('/api/auth/validate-token', { GET: validateToken });
