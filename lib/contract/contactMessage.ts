import * as z from 'zod/mini';

/** `POST /help/contact`, form or JSON: a message to support. */
export const ContactRequest = z.object({
  topic: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
  /** A field that people do not see. Whoever fills it in is a machine that fills in everything. */
  reference: z._default(z.string(), ''),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

export const contactTopics = [
  'subscription',
  'signing-in',
  'vpn',
  'removal',
  'browser',
  'privacy',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];
