import { api } from '@/server/http/api';
import { postsCall } from '@/server/site/posts/postsCall';

export const config = { api: { bodyParser: false } };

export default api('/api/content/posts', { GET: postsCall });
