import { createSilentAccount } from '@/server/auth/silentAccount';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ POST: createSilentAccount });
