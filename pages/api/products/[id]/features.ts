import { productFeatures } from '@/server/billing/productCalls';
import { api } from '@/server/http/api';

export default api({ GET: productFeatures });
