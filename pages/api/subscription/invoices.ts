import { getInvoices } from '@/server/billing/account/invoicesHandler';
import { api } from '@/server/http/api';

export const config = { api: { bodyParser: false } };

export default api('/api/subscription/invoices', { GET: getInvoices });
