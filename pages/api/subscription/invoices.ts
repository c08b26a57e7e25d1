import { getInvoices } from '@/server/billing/account/invoicesHandler';
import { api } from '@/server/http/api';

export default api('/api/subscription/invoices', { GET: getInvoices });
