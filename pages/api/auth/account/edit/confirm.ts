import { confirmLegacyEmailChange } from '@/server/auth/legacyEmailChange';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ POST: confirmLegacyEmailChange });
