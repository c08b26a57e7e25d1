import type { Parameters } from '../api/Parameters';
import { invalid } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import type { PortalSessionRecord } from '../records';
import { liveCustomer } from './customers';

export function createPortalSession(context: EmulatorContext, parameters: Parameters): PortalSessionRecord {
  parameters.ignore('configuration', 'flow_data');
  const customer = liveCustomer(context, parameters.required('customer'), 'customer').id;
  const returnUrl = parameters.text('return_url') || null;
  if (returnUrl && !/^https?:\/\//.test(returnUrl)) {
    throw invalid('Not a valid URL', 'return_url', 'url_invalid');
  }
  const id = newId(context.random, 'bps', 48);
  const session: PortalSessionRecord = {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: context.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: parameters.text('locale') || null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: context.pageUrl(`/portal/${id}`),
    sandbox: { confirmingPaymentMethod: null },
  };
  context.store.save(session);
  return session;
}
