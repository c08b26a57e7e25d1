import { validateToken } from '@/server/auth/legacy/legacyAccount';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/auth/validate-token', { GET: validateToken });
