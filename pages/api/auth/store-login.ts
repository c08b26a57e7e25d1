import { refuseStoreLogin } from '@/server/auth/legacy/legacyLogin';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/auth/store-login', { POST: refuseStoreLogin });
