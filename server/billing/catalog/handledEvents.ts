/** The events for Stripe's endpoint to send, with what each names. `itself`: the subscription or expired session. */
export const eventSubjects = [
  ['checkout.session.completed', 'session'],
  ['checkout.session.async_payment_succeeded', 'session'],
  ['checkout.session.async_payment_failed', 'session'],
  ['checkout.session.expired', 'itself'],
  ['customer.subscription.created', 'itself'],
  ['customer.subscription.updated', 'itself'],
  ['customer.subscription.deleted', 'itself'],
  ['customer.subscription.paused', 'itself'],
  ['customer.subscription.resumed', 'itself'],
  ['customer.subscription.trial_will_end', 'itself'],
  ['customer.updated', 'customer'],
  ['invoice.paid', 'invoice'],
  ['invoice.payment_succeeded', 'invoice'],
  ['invoice.payment_failed', 'invoice'],
  ['invoice.payment_action_required', 'invoice'],
  ['invoice.marked_uncollectible', 'invoice'],
  ['invoice.voided', 'invoice'],
  ['charge.refunded', 'payment'],
  ['charge.dispute.created', 'payment'],
  ['charge.dispute.funds_withdrawn', 'payment'],
  ['charge.dispute.funds_reinstated', 'payment'],
  ['refund.failed', 'payment'],
] as const;

export type EventSubject = (typeof eventSubjects)[number][1];

export const handledEvents = eventSubjects.map(([type]) => type);
