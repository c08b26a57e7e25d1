import { refuseStoreLogin } from '@/server/auth/legacyLogin';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/auth/store-login', { POST: refuseStoreLogin });
