import { featuresOfSkus } from '@/server/billing/catalog/productHandlers';
import { api } from '@/server/http/api';

export default api('/api/v2/features', { GET: featuresOfSkus });
