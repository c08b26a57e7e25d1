import type { Parameters } from '../api/Parameters';
import { invalid, noSuch } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import type { PortalConfigurationRecord, PortalSessionRecord } from '../records';
import { liveCustomer } from './customers';
import { portalFlow } from './portalFlow';

export function createPortalSession(context: EmulatorContext, parameters: Parameters): PortalSessionRecord {
  const customer = liveCustomer(context, parameters.required('customer'), 'customer').id;
  const returnUrl = parameters.text('return_url') || null;
  if (returnUrl && !/^https?:\/\//.test(returnUrl)) {
    throw invalid('Not a valid URL', 'return_url', 'url_invalid');
  }
  const id = newId(context.random, 'bps', 48);
  const configuration = configurationOf(context, parameters.text('configuration'));
  const session: PortalSessionRecord = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: context.now(),
    customer,
    customer_account: null,
    flow: portalFlow(context, parameters.object('flow_data'), { customer, configuration }),
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

/** The named configuration, otherwise the account's default: a new account has none until its owner saves one. */
function configurationOf(context: EmulatorContext, id: string | undefined): PortalConfigurationRecord {
  if (id) {
    const named = context.store.get('billing_portal.configuration', id);
    if (!named) throw noSuch('configuration', id, 'configuration');
    if (!named.active) throw invalid(`The configuration ${id} is not active.`, 'configuration');
    return named;
  }
  const conditions = [(one: PortalConfigurationRecord) => one.is_default];
  const [standard] = context.store.list('billing_portal.configuration', { conditions, limit: 1 }).data;
  if (standard) return standard;
  throw invalid(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode.',
  );
}
