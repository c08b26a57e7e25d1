import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Behavior } from 'stripe-sandbox/behavior';

export const deliveryModes = ['normal', 'delay', 'duplicate', 'reorder', 'drop'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

export function isDeliveryMode(value: unknown): value is DeliveryMode {
  return deliveryModes.some((mode) => mode === value);
}

/** What the sandbox asks of the payment emulator under /sandbox/stripe. */
export type Emulator = {
  /** Answers calls and hosted pages; false when the path is not one of its own. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Does everything that has become due and waits for the webhooks it sends. */
  clockAdvanced(): Promise<void>;
  setDeliveryMode(setting: { mode: DeliveryMode; delayMs?: number }): unknown;
  /** Refuses calls until this real time, in milliseconds, or takes them and leaves them without an answer. */
  setOutage(until: number, manner?: 'gone' | 'hanging'): unknown;
  /** Failures of the next calls, and habits of real Stripe that cost time. */
  behavior: Behavior;
  /** The numbers of test cards that had their trial. */
  cardsWithTrial(): ReadonlySet<string>;
  close(): unknown;
};
