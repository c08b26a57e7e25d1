import { chooseAccount } from '@/server/auth/signIn/chooseAccount';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/login/choose', { POST: audited('signed-in', chooseAccount) });
