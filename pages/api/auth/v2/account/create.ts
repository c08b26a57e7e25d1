import { createSilentAccount } from '@/server/auth/signIn/silentAccount';
import { api } from '@/server/http/api';
import { failingAs } from '@/server/http/failingAs';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/account/create', {
  POST: audited('account-created', failingAs('account_create_failed', createSilentAccount)),
});
