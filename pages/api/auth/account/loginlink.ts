import { sendLegacyCode } from '@/server/auth/legacy/legacyLogin';
import { api } from '@/server/http/api';
import { failingAs } from '@/server/http/failingAs';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/account/loginlink', {
  GET: audited('code-sent', failingAs('email_sending_error', sendLegacyCode)),
  POST: audited('code-sent', failingAs('email_sending_error', sendLegacyCode)),
});
