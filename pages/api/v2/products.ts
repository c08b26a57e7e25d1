import { listTiers } from '@/server/billing/productCalls';
import { api } from '@/server/http/api';

export default api({ GET: listTiers });
