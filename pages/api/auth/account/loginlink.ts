import { sendLegacyCode } from '@/server/auth/legacyLogin';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ GET: sendLegacyCode });
