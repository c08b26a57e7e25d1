import { productFeatures } from '@/server/billing/catalog/productHandlers';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/products/[id]/features', { GET: productFeatures });
