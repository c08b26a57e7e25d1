import { confirmEmailChange } from '@/server/auth/email/emailChangeConfirm';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/account/edit/confirm', {
  POST: audited('email-changed', confirmEmailChange),
});
