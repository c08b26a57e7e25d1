import { undoEmailChange } from '@/server/auth/emailChangeUndo';
import { api } from '@/server/http/api';
import { audited } from '@/server/ops/audit';

export const config = { api: { bodyParser: false } };

export default api({ POST: audited('email-change-undone', undoEmailChange) });
