import { startEmailChange } from '@/server/auth/emailChange';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ POST: startEmailChange });
