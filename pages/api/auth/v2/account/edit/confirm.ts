import { confirmEmailChange } from '@/server/auth/email/emailChangeConfirm';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export const config = { api: { bodyParser: false } };

export default api('/api/auth/v2/account/edit/confirm', {
  POST: audited('email-changed', confirmEmailChange),
});
