import { sendLoginCode } from '@/server/auth/codes/loginCode';
import { api } from '@/server/http/api';
import { failingAs } from '@/server/http/failingAs';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/otp', {
  POST: audited('code-sent', failingAs('email_sending_error', sendLoginCode)),
});
