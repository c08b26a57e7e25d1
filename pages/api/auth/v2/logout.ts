import { logout } from '@/server/auth/logout';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ POST: logout });
