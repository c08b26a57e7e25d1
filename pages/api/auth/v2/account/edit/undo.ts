import { undoEmailChange } from '@/server/auth/emailChangeUndo';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api({ POST: undoEmailChange });
