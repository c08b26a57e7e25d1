import { listProducts } from '@/server/billing/catalog/productHandlers';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/products', { GET: listProducts });
