import { productFeatures } from '@/server/billing/catalog/productHandlers';
import { api } from '@/server/http/api';

export default api('/api/products/[id]/features', { GET: productFeatures });
