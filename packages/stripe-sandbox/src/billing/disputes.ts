import type { Parameters } from '../api/Parameters';
import { invalid } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { previousAttributes, recordEvent } from '../recordEvent';
import type { ChargeRecord, DisputeBegun, DisputeRecord } from '../records';
import { withMovement } from './accountBalance';

/** How long evidence is accepted, in seconds. */
const evidenceTime = 7 * 86_400;

/**
 * The cardholder reverses the payment through the bank, or the bank asks about it first. Stripe leaves the subscription
 * unchanged.
 */
export function disputeCharge(
  context: EmulatorContext,
  charge: ChargeRecord,
  begun: DisputeBegun = 'needs_response',
): void {
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
    is_charge_refundable: begun === 'warning_needs_response',
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: begun,
  };
  context.store.save({ ...charge, disputed: true });
  const begins = begun === 'needs_response' ? withMovement(context, dispute, -charge.amount) : dispute;
  context.store.save(begins);
  recordEvent(context, 'charge.dispute.created', begins);
  if (begun === 'needs_response') recordEvent(context, 'charge.dispute.funds_withdrawn', begins);
}

const isInquiry = ({ status }: DisputeRecord) => status.startsWith('warning_');

/** What the text of the evidence does in test mode, as Stripe documents it. */
const answersOfBank: Readonly<
  Record<string, (context: EmulatorContext, dispute: DisputeRecord) => DisputeRecord>
> = {
  winning_evidence: win,
  losing_evidence: lose,
  escalate_inquiry_evidence: escalate,
};

/** An operator sends evidence, which the bank answers at once. */
export function answerDispute(
  context: EmulatorContext,
  dispute: DisputeRecord,
  parameters: Parameters,
): DisputeRecord {
  const text = parameters.object('evidence')?.text('uncategorized_text') ?? '';
  const isSubmitted = parameters.boolean('submit') ?? true;
  const metadata = parameters.metadata(dispute.metadata);
  if (isClosed(dispute)) throw invalid('This dispute is already closed.');
  const updated: DisputeRecord = {
    ...dispute,
    metadata,
    evidence: { ...dispute.evidence, uncategorized_text: text },
  };
  context.store.save(updated);
  recordEvent(context, 'charge.dispute.updated', updated, previousAttributes(dispute, updated));
  return (isSubmitted && answersOfBank[text]?.(context, updated)) || updated;
}

/** An operator accepts the dispute: the money stays with the cardholder. */
export function closeDispute(context: EmulatorContext, dispute: DisputeRecord): DisputeRecord {
  if (isClosed(dispute)) throw invalid('This dispute is already closed.');
  return lose(context, dispute);
}

const closed: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented']);

function isClosed({ status }: DisputeRecord): boolean {
  return closed.has(status);
}

function win(context: EmulatorContext, dispute: DisputeRecord): DisputeRecord {
  if (isInquiry(dispute)) return close(context, dispute, 'warning_closed');
  const returned = withMovement(context, { ...dispute, is_charge_refundable: true }, dispute.amount);
  const won = close(context, returned, 'won');
  recordEvent(context, 'charge.dispute.funds_reinstated', won);
  return won;
}

function lose(context: EmulatorContext, dispute: DisputeRecord): DisputeRecord {
  return isInquiry(dispute) ? escalate(context, dispute) : close(context, dispute, 'lost');
}

function close(
  context: EmulatorContext,
  dispute: DisputeRecord,
  status: 'won' | 'lost' | 'warning_closed',
): DisputeRecord {
  const after: DisputeRecord = { ...dispute, status };
  context.store.save(after);
  recordEvent(context, 'charge.dispute.closed', after);
  return after;
}

/** An inquiry becomes a dispute: the bank takes the money. */
function escalate(context: EmulatorContext, dispute: DisputeRecord): DisputeRecord {
  if (!isInquiry(dispute)) return dispute;
  const disputed: DisputeRecord = { ...dispute, is_charge_refundable: false, status: 'needs_response' };
  const after = withMovement(context, disputed, -dispute.amount);
  context.store.save(after);
  recordEvent(context, 'charge.dispute.updated', after, previousAttributes(dispute, after));
  recordEvent(context, 'charge.dispute.funds_withdrawn', after);
  return after;
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
