import type { CustomerRecord } from '../records';

/** What the customer owes in this currency, in minor units; below zero it is credit, which pays for invoices in it only. */
export function balanceIn({ sandbox: { credit } }: CustomerRecord, currency: string): number {
  return -(credit[currency] ?? 0);
}

/** The customer with another balance in this currency. What is sent as `balance` is in the one that is charged in now. */
export function withBalance(customer: CustomerRecord, currency: string, balance: number): CustomerRecord {
  const credit = { ...customer.sandbox.credit, [currency]: -balance };
  return showBalance({ ...customer, sandbox: { ...customer.sandbox, credit } });
}

/** The customer as charged in this currency from now on. */
export function chargedIn(customer: CustomerRecord, currency: string): CustomerRecord {
  return showBalance({ ...customer, currency });
}

function showBalance(customer: CustomerRecord): CustomerRecord {
  return { ...customer, balance: customer.currency ? balanceIn(customer, customer.currency) : 0 };
}
