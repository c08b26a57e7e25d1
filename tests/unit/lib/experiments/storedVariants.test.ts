import { storedVariants } from '@/lib/experiments/storedVariants';
import { memoryStorage, store } from '@/lib/storage/browserStorage';

const now = new Date('2026-11-21T12:00:00Z');

it('a purchase takes along what is kept, listed and not over (specification §7: experiment parameters)', () => {
  const storage = memoryStorage();
  store(storage, 'exp_mobilepropaywall', 'treatmenta', new Date('2027-01-01'));
  store(storage, 'exp_homeherobuttonstyles', 'treatmentb', new Date('2026-11-01'));
  store(storage, 'exp_privacypropromo', 'none');
  store(storage, 'exp_windowsinstaller', 'made-up');
  store(storage, 'exp_unknown', 'control');
  expect(storedVariants(storage, now)).toEqual({ exp_mobilepropaywall: 'treatmenta' });
});
