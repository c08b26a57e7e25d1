import { confirmLegacyEmailChange } from '@/server/auth/legacy/legacyAccount';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/account/edit/confirm', {
  POST: audited('email-changed', confirmLegacyEmailChange),
});
