import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import type { TaxIdRecord } from '../records';

/** Stores the tax number that a buyer typed. Its prefix is the country; without one it is a US number. */
export function createTaxId(context: EmulatorContext, customer: string, value: string): TaxIdRecord {
  const country = /^[A-Z]{2}/.exec(value)?.[0] ?? 'US';
  const taxId: TaxIdRecord = {
    id: newId(context.random, 'txi'),
    object: 'tax_id',
    country,
    created: context.now(),
    customer,
    customer_account: null,
    livemode: false,
    owner: null,
    type: country === 'US' ? 'us_ein' : 'eu_vat',
    value,
    verification: null,
  };
  context.store.save(taxId);
  return taxId;
}
