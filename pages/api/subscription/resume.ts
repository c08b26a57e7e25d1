import { postResume } from '@/server/billing/account/resumeHandler';
import { api } from '@/server/http/api';

export default api('/api/subscription/resume', { POST: postResume });
