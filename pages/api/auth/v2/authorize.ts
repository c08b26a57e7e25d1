import { authorizeByLink, authorizeByPost } from '@/server/auth/authorize';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ GET: authorizeByLink, POST: authorizeByPost });
