/** What real Stripe does and the stand-in does only when it is told to, since it makes everything else take longer. */
export const habits = ['draftInvoices', 'slowAnswers'] as const;
export type Habit = (typeof habits)[number];

/** Failures that the next calls can be met with. */
export const faults = ['rateLimit', 'lockTimeout', 'keyInUse', 'storedFailure'] as const;
export type Fault = (typeof faults)[number];

export type Behaviour = {
  has(habit: Habit): boolean;
  set(habit: Habit, on: boolean): void;
  /** So many of the next calls that can meet this fault do. */
  fail(fault: Fault, calls: number): void;
  left(fault: Fault): number;
  /** True when this call is to meet the fault; it is then one less. */
  takes(fault: Fault): boolean;
};

export function makeBehaviour(): Behaviour {
  const on = new Set<Habit>();
  const left = new Map<Fault, number>();
  return {
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
