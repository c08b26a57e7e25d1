/** One line of the books. Sums are in the smallest unit of their currency, and negative for what went back. */
export type BookEntry = {
  /** In milliseconds since the epoch. */
  at: number;
  channel: 'stripe' | 'apple' | 'google';
  /** `credit` is what became a buyer's credit, or was paid with it; `fee` what Stripe takes beside its part of a payment. */
  kind: 'charge' | 'refund' | 'dispute' | 'credit' | 'fee';
  id: string;
  invoice: string | null;
  /** As the provider writes it: Apple in three letters, the others in two. */
  country: string | null;
  currency: string;
  gross: number;
  /** The tax in it; null where nobody calculated it. */
  tax: number | null;
  /** What moved on the balance at Stripe, in the currency of that balance; null for what moved elsewhere. */
  settled: { currency: string; amount: number; fee: number } | null;
};
