import type { Transport } from './channel/connect';

/**
 * Whether an app that says that it has a form for feedback opens it. The iPhone and iPad apps say so too, but do nothing
 * then, and a button that does nothing is worse than a mail link.
 */
export function hasFeedbackForm(transport: Transport, touchPoints: number): boolean {
  return transport !== 'webkit' || touchPoints <= 1;
}
