import { confirmEmailChange } from '@/server/auth/emailChangeConfirm';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ POST: confirmEmailChange });
