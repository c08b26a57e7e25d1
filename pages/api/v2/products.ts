import { listTiers } from '@/server/billing/catalog/productHandlers';
import { api } from '@/server/http/api';

export default api('/api/v2/products', { GET: listTiers });
