import { listSessions, revokeSession } from '@/server/auth/sessions';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ GET: listSessions, DELETE: revokeSession });
