import { unlock } from '@/server/auth/codes/unlockLinks';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/unlock', { POST: audited('browser-unlocked', unlock) });
