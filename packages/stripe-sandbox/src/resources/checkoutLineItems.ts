import type { WireList } from '../api/listPage';
import type { EmulatorContext } from '../context';

/** What a checkout session sells. Undefined for other objects. */
export function checkoutLineItems(context: EmulatorContext, sessionId: string): WireList | undefined {
  const session = context.store.get('checkout.session', sessionId);
  const price = session && context.store.get('price', session.sandbox.price);
  if (!session || !price) return undefined;
  return {
    object: 'list',
    data: [
      {
        id: session.id.replace(/^cs_test_(.{14}).*$/, 'li_$1'),
        object: 'item',
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: session.amount_subtotal,
        amount_tax: 0,
        amount_total: session.amount_total,
        currency: price.currency,
        description: context.store.get('product', price.product)?.name ?? null,
        metadata: {},
        price,
        quantity: session.sandbox.quantity,
      },
    ],
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}
