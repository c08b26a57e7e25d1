import { exchange } from '@/server/auth/exchange';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ POST: exchange });
