/** The mail that welcomes a buyer: one for each subscription. */
export function purchaseKey(subscriptionId: string): string {
  return `purchase:${subscriptionId}`;
}
