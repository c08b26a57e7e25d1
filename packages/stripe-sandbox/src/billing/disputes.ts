import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type { ChargeRecord, DisputeRecord } from '../records';
import { withMovement } from './accountBalance';

/** How long evidence is accepted, in seconds. */
const evidenceTime = 7 * 86_400;

/** The cardholder reverses the payment through the bank. Stripe leaves the subscription unchanged. */
export function disputeCharge(context: EmulatorContext, charge: ChargeRecord): void {
  const dispute: DisputeRecord = {
    id: newId(context.random, 'du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: context.now() + evidenceTime,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  context.store.save({ ...charge, disputed: true });
  const withdrawn = withMovement(context, dispute, -charge.amount);
  context.store.save(withdrawn);
  recordEvent(context, 'charge.dispute.created', withdrawn);
  recordEvent(context, 'charge.dispute.funds_withdrawn', withdrawn);
}

const noEvidence: DisputeRecord['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
