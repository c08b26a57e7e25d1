import { postWebhook } from '@/server/billing/webhook';
import { api } from '@/server/http/api';

/** The signature covers the bytes as they came. */
export const config = { api: { bodyParser: false } };

export default api({ POST: postWebhook });
