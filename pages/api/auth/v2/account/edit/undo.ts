import { undoEmailChange } from '@/server/auth/email/emailChangeUndo';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export default api('/api/auth/v2/account/edit/undo', {
  POST: audited('email-change-undone', undoEmailChange),
});
