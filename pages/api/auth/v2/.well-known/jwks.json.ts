import { readKeySet } from '@/server/auth/tokens/signingKeys';
import { api } from '@/server/http/api';

export default api('/api/auth/v2/.well-known/jwks.json', { GET: readKeySet });
