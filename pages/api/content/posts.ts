import { api } from '@/server/http/api';
import { postsHandler } from '@/server/site/posts/postsHandler';

export const config = { api: { bodyParser: false } };

export default api('/api/content/posts', { GET: postsHandler });
