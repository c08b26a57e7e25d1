import type Stripe from 'stripe';
import { idOf } from './stripeSubscription';

/**
 * The id of what an event is about: a subscription, for `checkout.session.expired` the session, and for a payment that was
 * taken back the payment intent. Null for the events that change nothing here; they are acknowledged.
 */
export function subjectOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const { subscription } = event.data.object;
      return subscription ? idOf(subscription) : null;
    }
    case 'checkout.session.expired':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.trial_will_end':
      return event.data.object.id;
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.marked_uncollectible':
    case 'invoice.voided': {
      const subscription = event.data.object.parent?.subscription_details?.subscription;
      return subscription ? idOf(subscription) : null;
    }
    case 'charge.refunded':
    case 'charge.dispute.created': {
      const { payment_intent: intent } = event.data.object;
      return intent ? idOf(intent) : null;
    }
    default:
      return null;
  }
}
