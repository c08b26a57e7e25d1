import { listTiers } from '@/server/billing/catalog/productHandlers';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/v2/products', { GET: listTiers });
