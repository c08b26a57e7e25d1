import type { Parameters } from '../api/Parameters';
import { invalid, noSuch } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { previousAttributes, recordEvent } from '../recordEvent';
import type { PriceRecord, ProductRecord } from '../records';

export function createProduct(context: EmulatorContext, parameters: Parameters): ProductRecord {
  const id = parameters.text('id') || newId(context.random, 'prod', 14);
  if (context.store.find(id)) {
    throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
  }
  parameters.ignore('shippable', 'unit_label', 'type', 'images', 'url');
  const product: ProductRecord = {
    id,
    object: 'product',
    active: parameters.boolean('active') ?? true,
    created: context.now(),
    default_price: null,
    description: parameters.text('description') || null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: parameters.metadata(),
    name: parameters.required('name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: descriptorOf(parameters),
    tax_code: parameters.text('tax_code') || null,
    tax_details: null,
    type: 'service',
    updated: context.now(),
    url: null,
  };
  context.store.save(product);
  recordEvent(context, 'product.created', product);
  return product;
}

export function updateProduct(
  context: EmulatorContext,
  product: ProductRecord,
  parameters: Parameters,
): ProductRecord {
  const description = parameters.text('description');
  const after: ProductRecord = {
    ...product,
    active: parameters.boolean('active') ?? product.active,
    description: description === undefined ? product.description : description || null,
    metadata: parameters.metadata(product.metadata),
    name: parameters.text('name') || product.name,
    statement_descriptor: descriptorOf(parameters) ?? product.statement_descriptor,
    tax_code: parameters.text('tax_code') ?? product.tax_code,
    updated: context.now(),
  };
  context.store.save(after);
  recordEvent(context, 'product.updated', after, previousAttributes(product, after));
  return after;
}

/** As card networks print it. */
function descriptorOf(parameters: Parameters): string | null {
  const descriptor = parameters.text('statement_descriptor') || null;
  if (descriptor && (descriptor.length > 22 || /[<>\\"'*]/.test(descriptor) || !/[a-z]/i.test(descriptor)))
    throw invalid(`Invalid statement descriptor: ${descriptor}`, 'statement_descriptor');
  return descriptor;
}

export function createPrice(context: EmulatorContext, parameters: Parameters): PriceRecord {
  const amount = parameters.integer('unit_amount', 0);
  if (amount === undefined)
    throw invalid('Prices here need a unit_amount.', 'unit_amount', 'parameter_missing');
  const recurring = parameters.object('recurring');
  if (!recurring) throw invalid('This sandbox sells subscriptions: recurring is needed.', 'recurring');
  const lookupKey = parameters.text('lookup_key') || null;
  if (lookupKey) takeLookupKey(context, lookupKey, parameters.boolean('transfer_lookup_key') ?? false);
  const price: PriceRecord = {
    id: newId(context.random, 'price'),
    object: 'price',
    active: parameters.boolean('active') ?? true,
    billing_scheme: parameters.oneOf('billing_scheme', ['per_unit']) ?? 'per_unit',
    created: context.now(),
    currency: parameters.required('currency').toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: parameters.metadata(),
    nickname: parameters.text('nickname') || null,
    product: productOfPrice(context, parameters),
    recurring: {
      interval: recurring.oneOf('interval', ['month', 'year']) ?? 'month',
      interval_count: recurring.integer('interval_count', 1) ?? 1,
      meter: null,
      trial_period_days: null,
      usage_type: recurring.oneOf('usage_type', ['licensed']) ?? 'licensed',
    },
    tax_behavior: parameters.text('tax_behavior') ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  context.store.save(price);
  recordEvent(context, 'price.created', price);
  return price;
}

export function updatePrice(
  context: EmulatorContext,
  price: PriceRecord,
  parameters: Parameters,
): PriceRecord {
  const lookupKey = parameters.text('lookup_key');
  const transfer = parameters.boolean('transfer_lookup_key') ?? false;
  const taxBehavior = parameters.text('tax_behavior') ?? price.tax_behavior;
  if (price.tax_behavior !== 'unspecified' && taxBehavior !== price.tax_behavior)
    throw invalid('You cannot change the `tax_behavior` of a price once it is set.', 'tax_behavior');
  if (lookupKey && lookupKey !== price.lookup_key) takeLookupKey(context, lookupKey, transfer);
  const after: PriceRecord = {
    ...price,
    active: parameters.boolean('active') ?? price.active,
    lookup_key: lookupKey === undefined ? price.lookup_key : lookupKey || null,
    metadata: parameters.metadata(price.metadata),
    nickname: parameters.text('nickname') ?? price.nickname,
    tax_behavior: taxBehavior,
  };
  context.store.save(after);
  recordEvent(context, 'price.updated', after, previousAttributes(price, after));
  return after;
}

function productOfPrice(context: EmulatorContext, parameters: Parameters): string {
  const data = parameters.object('product_data');
  if (data) return createProduct(context, data).id;
  const id = parameters.required('product');
  if (!context.store.get('product', id)) throw noSuch('product', id, 'product');
  return id;
}

/** A lookup key belongs to one price; it is moved from another one only when the call asks for it. */
function takeLookupKey(context: EmulatorContext, lookupKey: string, transfer: boolean): void {
  const conditions = [(price: PriceRecord) => price.lookup_key === lookupKey];
  const [holder] = context.store.list('price', { conditions, limit: 1 }).data;
  if (!holder) return;
  if (!transfer) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
    throw invalid(message, 'lookup_key', 'resource_already_exists');
  }
  const released = { ...holder, lookup_key: null };
  context.store.save(released);
  recordEvent(context, 'price.updated', released, { lookup_key: lookupKey });
}
