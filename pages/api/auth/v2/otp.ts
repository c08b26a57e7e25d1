import { sendLoginCode } from '@/server/auth/loginCode';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ POST: sendLoginCode });
