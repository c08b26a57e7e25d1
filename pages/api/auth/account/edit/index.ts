import { startEmailChange } from '@/server/auth/email/emailChange';
import { api } from '@/server/http/api';
import { failingAs } from '@/server/http/failingAs';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/account/edit', {
  POST: audited('email-change-started', failingAs('account_edit_failed', startEmailChange)),
});
