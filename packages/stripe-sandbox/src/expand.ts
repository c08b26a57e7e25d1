import { invalid } from './api/StripeFailure';
import type { EmulatorContext } from './context';
import { present } from './present';
import { checkoutLineItems, invoicePayments } from './resources/checkoutLineItems';
import { deletedCustomer } from './resources/deleteCustomer';

const deepest = 4;

/**
 * Replaces references with the objects they refer to, as `expand[]=latest_invoice.payments` requests. `data.` goes into
 * a list.
 * @throws StripeFailure for a property that is not a reference
 */
export function expand<Shape>(context: EmulatorContext, wire: Shape, paths: readonly string[]): Shape {
  let result = wire;
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > deepest) throw invalid(`You cannot expand more than 4 levels: ${path}`, 'expand');
    result = expandPath(context, result, parts, path) as Shape;
  }
  return result;
}

function expandPath(
  context: EmulatorContext,
  node: unknown,
  parts: readonly string[],
  path: string,
): unknown {
  const [name, ...rest] = parts;
  if (name === undefined || node === null) return node;
  if (Array.isArray(node)) return node.map((entry) => expandPath(context, entry, parts, path));
  if (typeof node !== 'object') throw notExpandable(path);
  const value = fieldOf(context, node, name);
  if (value === undefined) throw notExpandable(path);
  const isWhole = name === creditBalance || isReference(context, value) || isExpanded(value);
  if (rest.length === 0 && !isWhole) throw notExpandable(path);
  const expanded = resolve(context, value);
  return { ...node, [name]: rest.length === 0 ? expanded : expandPath(context, expanded, rest, path) };
}

function fieldOf(context: EmulatorContext, node: object, name: string): unknown {
  const own = new Map<string, unknown>(Object.entries(node)).get(name);
  if (name === 'features' && 'id' in node && typeof node.id === 'string')
    return context.store.get('billing_portal.configuration', node.id)?.features ?? own;
  return own ?? includable(context, node, name) ?? own;
}

const creditBalance = 'invoice_credit_balance';

/** What is omitted unless requested. */
function includable(context: EmulatorContext, node: object, name: string): unknown {
  if (!('id' in node) || typeof node.id !== 'string') return undefined;
  if (name === 'line_items') return checkoutLineItems(context, node.id);
  if (name === creditBalance) return context.store.get('customer', node.id)?.sandbox.credit;
  if (name === 'payments') return invoicePayments(context, node.id);
  return undefined;
}

function resolve(context: EmulatorContext, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const record = context.store.find(value);
  if (record?.object === 'customer' && record.sandbox.deleted) return deletedCustomer(record.id);
  return record ? present(record) : value;
}

function isReference(context: EmulatorContext, value: unknown): boolean {
  return value === null || (typeof value === 'string' && context.store.find(value) !== null);
}

function isExpanded(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('object' in value || Array.isArray(value));
}

function notExpandable(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}
