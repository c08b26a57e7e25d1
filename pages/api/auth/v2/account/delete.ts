import { deleteAccount } from '@/server/auth/deleteAccount';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ POST: deleteAccount });
