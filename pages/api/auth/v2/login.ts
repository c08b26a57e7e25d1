import { login } from '@/server/auth/login';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ POST: login });
