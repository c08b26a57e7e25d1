import { readAccount } from '@/server/auth/account/accountInformation';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/auth/v2/account', { GET: readAccount });
