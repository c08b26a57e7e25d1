import { createLegacyAccount } from '@/server/auth/legacyAccount';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ POST: createLegacyAccount });
