import { exchangeForAccessToken } from '@/server/auth/legacy/legacyAccount';
import { api } from '@/server/http/api';

export default api('/api/auth/access-token', { GET: exchangeForAccessToken });
