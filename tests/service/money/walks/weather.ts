import { runBillingJobs } from '@/server/billing/billingJobs';
import { reconcile } from '@/server/billing/reconcile/reconcile';
import { isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import { minute } from '@/server/clock';
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

/** What the site does by itself is done before Stripe’s messages arrive, and Stripe fails while the first are read. */
const late: Weather = {
  says: 'and Stripe’s messages arrive late, while it fails',
  async around({ emulator, services, pass }, act) {
    emulator.setDeliveryMode({ mode: 'hold' });
    await act();
    await runBillingJobs(services);
    emulator.behavior.fail('rateLimit', 3);
    emulator.behavior.fail('storedFailure', 1);
    emulator.setDeliveryMode({ mode: 'normal' });
    await emulator.settled();
    emulator.behavior.fail('rateLimit', 0);
    emulator.behavior.fail('storedFailure', 0);
    await reconcile(services);
    // What could not be done is tried again by then.
    await pass(5 * minute);
  },
};

export const calm: Weather = { says: '', around: (_, act) => act() };

export const weathers: readonly Weather[] = [
  late,
  messages('and Stripe’s messages arrive twice', 'duplicate'),
  messages('and Stripe’s messages arrive in reverse', 'reorder'),
  messages('and Stripe’s messages are lost until the night', 'drop'),
  messages('and Stripe’s messages are lost, and Stripe is busy that night', 'drop', 4),
];

function unlessBusy(error: unknown): void {
  if (!isStripeUnavailable(error)) throw error;
}
