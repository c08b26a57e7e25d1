import { readAccount } from '@/server/auth/account/accountInformation';
import { api } from '@/server/http/api';

export default api('/api/auth/v2/account', { GET: readAccount });
