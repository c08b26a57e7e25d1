import { readKeySet } from '@/server/auth/keySet';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ GET: readKeySet });
