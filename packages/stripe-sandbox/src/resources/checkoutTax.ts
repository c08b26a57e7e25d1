import type { Parameters } from '../api/Parameters';
import { invalid } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import { blankSession } from './blankSession';
import { requireTax } from './taxSettings';

/** Whether a checkout calculates tax, and whether it asks for a tax number. Both need a customer to write to. */
export function readTax(context: EmulatorContext, parameters: Parameters, hasCustomer: boolean) {
  const automatic = parameters.object('automatic_tax')?.boolean('enabled') === true;
  if (automatic) requireTax(context);
  const collects = parameters.object('tax_id_collection')?.boolean('enabled') === true;
  const update = parameters.object('customer_update');
  const name = update?.text('name');
  const address = update?.text('address');
  if (update && !hasCustomer)
    throw invalid('`customer_update` can only be used with `customer`.', 'customer_update');
  if (collects && hasCustomer && name !== 'auto')
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'customer_update[name]',
    );
  if (automatic && hasCustomer && address !== 'auto')
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to 'auto' to save the address entered in Checkout to the Customer.",
      'customer_update[address]',
    );
  return {
    automatic_tax: automatic
      ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'complete' as const }
      : blankSession.automatic_tax,
    tax_id_collection: collects ? { enabled: true, required: 'never' as const } : undefined,
    keepsAddress: address === 'auto',
  };
}
