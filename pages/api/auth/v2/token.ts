import { tokenByLink, tokenByPost } from '@/server/auth/tokenEndpoint';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ GET: tokenByLink, POST: tokenByPost });
