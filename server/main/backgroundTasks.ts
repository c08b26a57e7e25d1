import { pruneAccounts } from '@/server/accounts/pruneAccounts';
import { pruneAuth } from '@/server/auth/pruneAuth';
import { pruneBangSuggestions } from '@/server/bangs/bangSuggestions';
import { runBillingDuties } from '@/server/billing/billingDuties';
import { pruneBilling } from '@/server/billing/pruneBilling';
import { reconcile } from '@/server/billing/reconcile';
import { day, hour, minute } from '@/server/clock';
import { pruneRestorationCodes } from '@/server/itr/restorationCodes';
import { pruneOutbox } from '@/server/mail/pruneOutbox';
import { pruneNewsletter } from '@/server/newsletter/subscribers';
import { pruneAudit } from '@/server/ops/audit';
import { type Duty, runWhenDue } from '@/server/ops/duties';
import type { Services } from '@/server/services';
import { pruneEvents } from '@/server/site/pruneEvents';
import type { BackgroundTask } from './background';

/** How often each instance looks whether a shared duty is due: soon after a start, and soon after another was killed. */
const lookEverySeconds = 20;

/** What runs by itself. Mail has a worker of its own. */
export function backgroundTasks(services: Services): BackgroundTask[] {
  return [
    { name: 'billing', everySeconds: 3, run: () => runBillingDuties(services) },
    ...duties(services).map((duty) => ({
      name: duty.name,
      everySeconds: lookEverySeconds,
      run: (goOn: () => boolean) => runWhenDue(services, duty, goOn),
    })),
  ];
}

function duties(services: Services): Duty[] {
  const prune = (name: string, every: number, remove: (services: Services) => Promise<number>): Duty => ({
    name: `prune-${name}`,
    every,
    run: async (goOn) => {
      // Each turn removes a bounded batch, so that others come in between.
      while (goOn() && (await remove(services)) > 0);
    },
  });
  return [
    prune('accounts', minute, pruneAccounts),
    prune('auth', minute, pruneAuth),
    prune('billing', 5 * minute, pruneBilling),
    prune('restoration-codes', hour, pruneRestorationCodes),
    prune('events', hour, pruneEvents),
    prune('newsletter', hour, pruneNewsletter),
    prune('bang-suggestions', hour, pruneBangSuggestions),
    prune('audit', hour, pruneAudit),
    prune('outbox', hour, pruneOutbox),
    { name: 'reconcile', every: day, run: (goOn) => reconcile(services, goOn) },
  ];
}
