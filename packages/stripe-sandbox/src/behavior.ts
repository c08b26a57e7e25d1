import { type Collection, collectionByDefault } from './store/billingSettings';

/** What real Stripe does, but the stand-in only when told to, because it slows everything else down. */
export const habits = ['draftInvoices', 'slowAnswers'] as const;
export type Habit = (typeof habits)[number];

/** Failures that can be simulated for the next calls. */
export const faults = ['rateLimit', 'lockTimeout', 'keyInUse', 'storedFailure'] as const;
export type Fault = (typeof faults)[number];

export type Behavior = {
  /** How failed payments are collected, as the account's owner chose. */
  collection(): Collection;
  setCollection(collection: Collection): void;
  /** What the account's tax settings still lack; without anything, they are active. */
  taxLacks(): readonly string[];
  setTaxLacks(fields: readonly string[]): void;
  has(habit: Habit): boolean;
  set(habit: Habit, on: boolean): void;
  /** The next `calls` calls to which this failure can apply get it. */
  fail(fault: Fault, calls: number): void;
  left(fault: Fault): number;
  /** True when this call gets the failure, which uses up one. */
  takes(fault: Fault): boolean;
};

export function makeBehavior(): Behavior {
  const on = new Set<Habit>();
  const left = new Map<Fault, number>();
  let collection = collectionByDefault;
  let taxLacks: readonly string[] = [];
  return {
    collection: () => collection,
    setCollection: (wanted) => {
      collection = wanted;
    },
    taxLacks: () => taxLacks,
    setTaxLacks: (fields) => {
      taxLacks = fields;
    },
    has: (habit) => on.has(habit),
    set: (habit, wanted) => {
      if (wanted) on.add(habit);
      else on.delete(habit);
    },
    fail: (fault, calls) => {
      left.set(fault, calls);
    },
    left: (fault) => left.get(fault) ?? 0,
    takes: (fault) => {
      const calls = left.get(fault) ?? 0;
      if (calls > 0) left.set(fault, calls - 1);
      return calls > 0;
    },
  };
}
