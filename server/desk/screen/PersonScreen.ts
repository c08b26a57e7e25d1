import type { DeskAct } from '@/server/ops/operator';

/** What can be pressed: an act, what it is about, and for a refund the sum that is offered. */
export type Offer = {
  act: DeskAct;
  about?: { device?: string; payment?: string };
  sum?: { currency: string; most: string };
};

/** A sentence, with what can be done about it. */
export type Line = { text: string; offer?: Offer };

export type Section = { id: string; heading: string; lines: readonly Line[] };

/** A person's record in words, which a page and a terminal show alike. */
export type PersonScreen = {
  title: string;
  sections: readonly Section[];
  /** What people often write, each with the one thing that this record says to do next. */
  letters: readonly Section[];
  /** What else can be done. */
  offers: readonly Offer[];
};
