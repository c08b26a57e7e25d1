import { deleteAccount } from '@/server/auth/account/deleteAccount';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/account/delete', { POST: audited('account-deleted', deleteAccount) });
