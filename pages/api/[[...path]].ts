import { api } from '@/server/http/api';
import { unknownCall } from '@/server/http/unknownCall';

export const config = { api: { bodyParser: false } };

export default api({ GET: unknownCall, POST: unknownCall, DELETE: unknownCall });
