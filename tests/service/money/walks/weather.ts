import { reconcile } from '@/server/billing/reconcile/reconcile';
import { isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import type { MoneyShop } from '../moneyShop';

/** What goes wrong between us and Stripe while a step is taken. Afterward everything has arrived or was found. */
export type Weather = {
  /** The end of the step’s sentence; empty when nothing goes wrong. */
  says: string;
  around: (shop: MoneyShop, act: () => Promise<void>) => Promise<void>;
};

const messages = (says: string, mode: 'duplicate' | 'reorder' | 'drop', busyCalls = 0): Weather => ({
  says,
  async around({ emulator, services, pass }, act) {
    emulator.setDeliveryMode({ mode });
    await act();
    emulator.setDeliveryMode({ mode: 'normal' });
    await emulator.settled();
    if (busyCalls > 0) {
      emulator.behavior.fail('rateLimit', busyCalls);
      // It goes on with what it could not ask in the next night.
      await reconcile(services).catch(unlessBusy);
      emulator.behavior.fail('rateLimit', 0);
    }
    if (mode === 'drop') await reconcile(services);
    await pass(0);
  },
});

export const calm: Weather = { says: '', around: (_, act) => act() };

export const weathers: readonly Weather[] = [
  messages('and Stripe’s messages arrive twice', 'duplicate'),
  messages('and Stripe’s messages arrive in reverse', 'reorder'),
  messages('and Stripe’s messages are lost until the night', 'drop'),
  messages('and Stripe’s messages are lost, and Stripe is busy that night', 'drop', 4),
];

function unlessBusy(error: unknown): void {
  if (!isStripeUnavailable(error)) throw error;
}
