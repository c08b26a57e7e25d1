import { api } from '@/server/http/api';
import { postsHandler } from '@/server/site/posts/postsHandler';

export default api('/api/content/posts', { GET: postsHandler });
