import * as z from 'zod/mini';
import { type EventSubject, eventSubjects } from '@/server/billing/catalog/handledEvents';
import type { ReceivedEvent } from '@/server/billing/rows/webhookEvents';
import { second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';

/** Ids and types from Stripe: whatever goes into rows and URLs must match this, even if it was signed. */
const id = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/));
const Reference = z.nullish(z.union([id, z.object({ id })]));
const Envelope = z.object({
  id,
  type: id,
  created: z.int().check(z.minimum(0), z.maximum(1e11)),
  data: z.optional(z.unknown()),
});

const OfItself = z.object({ object: z.object({ id }) });
const OfSession = z.object({ object: z.object({ subscription: Reference }) });
const OfInvoice = z.object({
  object: z.object({
    parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: Reference })) })),
    // Where endpoints of an older API version put it.
    subscription: Reference,
  }),
});
const OfPayment = z.object({ object: z.object({ payment_intent: Reference }) });
const OfCustomer = z.object({
  object: z.object({ id }),
  previous_attributes: z.nullish(
    z.object({
      invoice_settings: z.nullish(z.object({ default_payment_method: z.optional(z.unknown()) })),
    }),
  ),
});

type Reader = (data: unknown) => string | null;

function reader<Data>(
  schema: z.ZodMiniType<Data>,
  subject: (data: Data) => z.infer<typeof Reference>,
): Reader {
  return (data) => {
    const read = schema.safeParse(data);
    if (!read.success) throw new ApiError('invalid_request');
    const reference = subject(read.data);
    return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);
  };
}

/** The id of what an event names: of a subscription, a session, a payment intent, or a customer. */
const readers: Readonly<Record<EventSubject, Reader>> = {
  itself: reader(OfItself, ({ object }) => object.id),
  session: reader(OfSession, ({ object }) => object.subscription),
  invoice: reader(
    OfInvoice,
    ({ object }) => object.parent?.subscription_details?.subscription ?? object.subscription,
  ),
  payment: reader(OfPayment, ({ object }) => object.payment_intent),
  // Customers change often, by ourselves as well. What matters here is another card.
  customer: reader(OfCustomer, ({ object, previous_attributes: before }) =>
    before?.invoice_settings?.default_payment_method === undefined ? null : object.id,
  ),
};

const subjects: ReadonlyMap<string, EventSubject> = new Map(eventSubjects);

/**
 * `objectId` is null for events that change nothing here, which are only acknowledged.
 * @throws ApiError invalid_request for what is not shaped like an event, or like the object that its type promises
 */
export function readEvent(value: unknown): ReceivedEvent {
  const read = Envelope.safeParse(value);
  if (!read.success) throw new ApiError('invalid_request');
  const { id: eventId, type, created, data } = read.data;
  const subject = subjects.get(type);
  const objectId = subject ? readers[subject](data) : null;
  return { source: 'stripe', id: eventId, type, createdAt: created * second, objectId };
}
